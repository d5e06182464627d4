import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { DataRequestForm, type DataRequestFormProps } from './DataRequestForm.tsx';

const meta = {
  component: DataRequestForm,
  args: { restaurantName: 'Saffron & Smoke', onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the page of \`/data-request\`, for visitors too: a person who asks about their data need not have an account.

**Not for** what customers can do at once: \`MyData\` downloads the copy and deletes the account.

**Do** keep what was typed when sending fails. **Do not** ask for a proof of who asks here: the restaurant does, where it has
doubts.

Also called: subject access request, DSAR form, GDPR request.

| Key | What it does |
|---|---|
| Tab | goes through choices, fields and button |
| Arrow keys | choose what is asked for |
| Enter in a line | sends the request |
`,
      },
    },
  },
} satisfies Meta<typeof DataRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On docs pages: a summary takes the focus. */
const ownWindow = { inline: false, height: '900px' };
const customer = { name: 'Amira Khan', email: 'amira.khan@example.com' };

/** A copy, by keyboard alone: no more words are needed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The first Tab enters the choices, and an arrow chooses', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: /A copy of my data/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: /A copy of my data/ })).toBeChecked();
    });
    await step('Then name and address, and Enter sends', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' Amira Khan');
      await userEvent.tab();
      await userEvent.keyboard('amira.khan@example.com{Enter}');
    });
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ kind: 'access', ...customer, text: '' });
  },
};

/** A correction needs words. */
export const Correction: Story = {
  tags: ['!autodocs'],
  args: { customer },
  play: async ({ args, canvas, userEvent, step }) => {
    const text = canvas.getByRole('textbox', { name: /In your words/ });
    await step('Without words its field is named, and takes the focus from the summary', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Correct my data/ }));
      await expect(text).toBeRequired();
      await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
      await userEvent.click(canvas.getByRole('link', { name: 'Say what is wrong and what is right' }));
      await expect(text).toHaveFocus();
      await expect(text).toHaveAccessibleDescription(/Say what is wrong and what is right/);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('The message goes with the first words', async () => {
      await userEvent.type(text, 'It is Amira,{Enter}with an i.');
      await expect(text).not.toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    });
    const words = 'It is Amira,\nwith an i.';
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      kind: 'correct',
      ...customer,
      text: words,
    });
  },
};

/** Nothing filled in: the summary takes the focus, each field has its message, and nothing is sent. */
export const Empty: Story = {
  decorators: [pressed('Send request')],
  parameters: { docs: { story: ownWindow } },
  play: async ({ args, canvas }) => {
    const summary = canvas.getByRole('alert', { name: 'Three things to fix' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(
      'Enter your name',
    );
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toBeInvalid();
    await expect(canvas.getByRole('group', { name: 'What do you ask for?' })).toHaveAccessibleDescription(
      'Choose what you ask for',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Who is signed in need not type. */
export const SignedIn: Story = {
  args: { customer },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Amira Khan');
    await userEvent.click(canvas.getByRole('radio', { name: /Delete my data/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ kind: 'erase', ...customer, text: '' });
  },
};

/** On its way: nothing is sent twice. */
export const Sending: Story = {
  args: { customer, isSending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /A copy of my data/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sending your request' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const withFailure: Story['render'] = (args) => <FailingForm {...args} />;

function FailingForm(props: DataRequestFormProps) {
  const [error, setError] = useState<string>();
  return (
    <DataRequestForm
      {...props}
      error={error}
      onSubmit={(request) => {
        props.onSubmit(request);
        setError('You seem to be offline. Please check your connection and try again.');
      }}
    />
  );
}

/** It could not be sent, and why. */
export const Failed: Story = {
  args: { customer, error: 'Please check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your connection and try again.');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Amira Khan');
  },
};

/** After a failure everything stays as it was typed, for another press. */
export const FailedAndSentAgain: Story = {
  tags: ['!autodocs'],
  args: { customer },
  render: withFailure,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Something else/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /In your words/ }), 'Who reads my notes?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your connection and try again.');
    await expect(canvas.getByRole('radio', { name: /Something else/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /In your words/ })).toHaveValue('Who reads my notes?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

const knownLate: Story['render'] = (args) => <KnownLateForm {...args} />;

function KnownLateForm(props: DataRequestFormProps) {
  const [known, setKnown] = useState<DataRequestFormProps['customer']>();
  return (
    <>
      <Button variant="quiet" onClick={() => setKnown(customer)}>
        The customer is known
      </Button>
      <DataRequestForm {...props} customer={known} />
    </>
  );
}

/** Who is signed in is known after the first letters: what was typed stays, and the rest is filled in. */
export const KnownLate: Story = {
  render: knownLate,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await userEvent.type(name, 'Ami');
    await userEvent.click(canvas.getByRole('button', { name: 'The customer is known' }));
    await expect(name).toHaveValue('Ami');
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(customer.email);
  },
};

/** In dark. */
export const Dark: Story = { args: { customer }, globals: { scheme: 'dark' } };

/** From right to left. */
export const RightToLeft: Story = {
  args: { customer },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const option = canvas.getByRole('radio', { name: /A copy of my data/ }).closest('label');
    const field = canvas.getByRole('textbox', { name: 'Your name' });
    await expect(option && getComputedStyle(option).direction).toBe('rtl');
    await expect(getComputedStyle(field).direction).toBe('rtl');
  },
};

/** On a phone: from gutter to gutter. */
export const Phone: Story = { args: { customer }, globals: { viewport: { value: 'mobile' } } };
