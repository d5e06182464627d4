import type { Meta, StoryObj } from '@storybook/react-vite';
import { parsePhoneNumber } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { pressed } from '../../private/fixtures/pressed.tsx';
import { PhoneNumberForm, type PhoneNumberFormProps } from './PhoneNumberForm.tsx';

const meta = {
  component: PhoneNumberForm,
  args: { parse: parsePhoneNumber, skipHref: '/', onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** to ask for the one phone number of a customer, before the first order or to change it.

**Not for** proving that the number is theirs: nothing is sent to it, and the form does not pretend so.

**Do** take any way of writing a number. **Do not** empty the field when saving fails.

| Key | What it does |
|---|---|
| Tab | goes through field and buttons |
| Enter | saves |
`,
      },
    },
  },
} satisfies Meta<typeof PhoneNumberForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On docs pages: a field that is wrong takes the focus. */
const ownWindow = { inline: false, height: '420px' };

/** Any way of writing a UK number is read, and handed on in E.164. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '07911-123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('+447911123456');
    await expect(canvas.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/');
  },
};

/** A number of another country, with its code. */
export const International: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '+33 1 42 68 53 00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('+33142685300');
  },
};

/** Nothing typed: the field takes the focus with its message, which is said once; nothing is sent. */
export const Empty: Story = {
  decorators: [pressed('Save and continue')],
  parameters: { docs: { story: ownWindow } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Phone number is required/);
    await expect(canvas.getAllByText('Phone number is required')).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** No phone number: what was typed stays, and the message goes with the next key. */
export const Invalid: Story = {
  args: { initialValue: '12345' },
  decorators: [pressed('Save and continue')],
  parameters: { docs: { story: ownWindow } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('12345');
    await expect(field).toHaveAccessibleDescription(/Please enter a valid phone number/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(field).not.toHaveAccessibleDescription(/Please enter a valid phone number/);
  },
};

/** A pasted number is understood with its "tel:" and direction marks; a wrong one is explained before Save. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await step('A wrong number is explained at once, and the focus stays', async () => {
      await userEvent.click(field);
      await userEvent.paste('0113 49');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a valid phone number/));
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('A copied link is understood', async () => {
      await userEvent.clear(field);
      await userEvent.paste('tel:\u202a+44 7911-123456\u202c');
      await expect(field).not.toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('+447911123456'));
    });
  },
};

/** Changing the number that is there. */
export const Changing: Story = {
  args: { initialValue: '07911 123456' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('07911 123456');
  },
};

/** While it is being saved nothing is sent twice. */
export const Saving: Story = {
  args: { initialValue: '07911 123456', isSaving: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save and continue' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server did not take it: its words, and what was typed stays. */
export const ServerError: Story = {
  args: { initialValue: '07911 123456', error: 'We could not save your number. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again.');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('07911 123456');
  },
};

const whenKnownLate: Story['render'] = (args) => <KnownLateForm {...args} />;

function KnownLateForm(props: PhoneNumberFormProps) {
  const [known, setKnown] = useState<string>();
  return (
    <>
      <Button variant="quiet" onClick={() => setKnown('07911 123456')}>
        The number comes
      </Button>
      <PhoneNumberForm {...props} initialValue={known} />
    </>
  );
}

/** The number so far comes after the form, as on a slow connection: the field takes it. */
export const KnownLate: Story = {
  render: whenKnownLate,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The number comes' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('07911 123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('+447911123456');
  },
};

/** It comes after the customer has begun to type: what was typed stays. */
export const TypedBeforeKnown: Story = {
  tags: ['!autodocs'],
  render: whenKnownLate,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(field, '0770');
    await userEvent.click(canvas.getByRole('button', { name: 'The number comes' }));
    await expect(field).toHaveValue('0770');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
  },
};
