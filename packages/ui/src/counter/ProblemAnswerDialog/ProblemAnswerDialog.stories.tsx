import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { counterNow } from '../story-fixtures/in-counter-frame.tsx';
import { missingProblem, orderWithProblem } from '../story-fixtures/problem-orders.ts';
import { at } from '../story-fixtures/sketch-order.ts';
import { ProblemAnswerDialog } from './ProblemAnswerDialog.tsx';

const meta = {
  component: ProblemAnswerDialog,
  args: {
    isOpen: true,
    order: orderWithProblem,
    reported: missingProblem,
    kind: 'answer',
    text: '',
    onText: fn(),
    needsPin: false,
    times: leedsTimes,
    now: counterNow,
    onSend: fn(),
    onClose: fn(),
  },
  render: function Typing(args) {
    const [text, setText] = useState(args.text);
    return <ProblemAnswerDialog {...args} text={text} onText={setText} />;
  },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** to answer what a customer has found wrong, or to close it.

**Not for** paying back: that is \`RefundDialog\`, prepared for the problem.

**Do** keep the text outside of it, so that nothing typed is lost. **Do not** send it without a press.

**Also called** reply.

| Key | What it does |
|---|---|
| Tab | goes through the text, the ready answers, the PIN and the buttons |
| Enter, Space | put a ready answer into the text; press what has the focus |
| 0 to 9 | type the PIN while the focus is in the keypad |
| Escape | closes it; nothing is sent |
`,
      },
    },
  },
} satisfies Meta<typeof ProblemAnswerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (title = 'Answer Ruth, S-1032') => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** A ready answer fills the text; what is typed stays beside the next one. */
export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await shown();
    const text = dialog.getByRole('textbox', { name: 'Your answer' });
    const send = dialog.getByRole('button', { name: 'Send the answer' });
    await step('There is nothing to send yet', async () => {
      await expect(dialog.getByText(/^The bag had the rogan josh/)).toBeVisible();
      await expect(send).toBeDisabled();
      await userEvent.type(text, '  ');
      await expect(send).toBeDisabled();
    });
    await step('By keyboard: a ready answer, and words below it', async () => {
      await userEvent.tab();
      await expect(
        dialog.getByRole('button', { name: 'We are sorry. The money is on its way back.' }),
      ).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(text).toHaveValue('We are sorry. The money is on its way back.');
      await userEvent.click(dialog.getByRole('button', { name: 'Thank you for telling us.' }));
      await expect(text).toHaveValue('Thank you for telling us.');
      await userEvent.type(text, ' Come again!');
      await userEvent.click(
        dialog.getByRole('button', { name: 'We are sorry. We have talked to the kitchen.' }),
      );
      await expect(text).toHaveValue(
        'Thank you for telling us. Come again!\nWe are sorry. We have talked to the kitchen.',
      );
      await expect(text).toHaveAccessibleDescription('82 of 1000 characters');
    });
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        state: 'answered',
        text: 'Thank you for telling us. Come again!\nWe are sorry. We have talked to the kitchen.',
      },
      null,
    );
  },
};

/** At a shared device, after money has gone back: the words are there, the PIN is asked for. */
export const AfterPayingBack: Story = {
  args: { needsPin: true, text: 'We are sorry. £15.00 is on its way back to you.' },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    const send = dialog.getByRole('button', { name: 'Send the answer' });
    await expect(dialog.getByText('The answer leaves with a name on it.')).toBeVisible();
    await expect(send).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: '4' }));
    await userEvent.keyboard('719');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith(
      { state: 'answered', text: 'We are sorry. £15.00 is on its way back to you.' },
      '4719',
    );
    await expect(send).toBeDisabled();
  },
};

/** Closing asks once; an answer is no must. */
export const Closing: Story = {
  args: { kind: 'close' },
  play: async ({ args, step, userEvent }) => {
    const dialog = await shown('Close the problem of S-1032?');
    await step('Without an answer', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close without an answer' }));
      await expect(args.onSend).toHaveBeenLastCalledWith({ state: 'closed', text: null }, null);
    });
    await step('With one', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'A last answer, if you like' }), ' Sorry. ');
      await userEvent.click(dialog.getByRole('button', { name: 'Close with this answer' }));
      await expect(args.onSend).toHaveBeenLastCalledWith({ state: 'closed', text: 'Sorry.' }, null);
    });
    await step('Or not at all', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Keep it open' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Someone else has closed it meanwhile: who and when, and what was typed is still there to copy. */
export const ClosedMeanwhile: Story = {
  args: {
    text: 'We are sorry.',
    reported: { ...missingProblem, state: 'closed', closedAt: at('18:45') },
    problem: 'This was closed by Maria at 18:45.',
  },
  play: async () => {
    const dialog = await shown();
    await expect(dialog.getByRole('alert')).toHaveTextContent('This was closed by Maria at 18:45.');
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'This was closed: Today, 18:45. Your words are still here, but cannot be sent.',
    );
    const text = dialog.getByRole('textbox', { name: 'Your answer' });
    await expect(text).toHaveValue('We are sorry.');
    await expect(text).toHaveAttribute('readonly');
    await expect(dialog.getByRole('button', { name: 'Send the answer' })).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Thank you for telling us.' })).toBeNull();
  },
};

const another = { ...missingProblem, state: 'answered' } as const;
const earlier = { text: 'We will ring you.', at: at('18:43'), by: 'Sam' };
const meanwhile = { text: 'We are sorry. Both are paid back.', at: at('18:45'), by: 'Maria' };

/** Someone else has answered it meanwhile: that is read before a second answer is sent. */
export const AnsweredMeanwhile: Story = {
  render: function Answered(args) {
    const [answers, setAnswers] = useState([earlier]);
    const [text, setText] = useState('We are sorry.');
    return (
      <>
        <ProblemAnswerDialog {...args} reported={{ ...another, answers }} text={text} onText={setText} />
        <button type="button" hidden data-testid="answer" onClick={() => setAnswers([earlier, meanwhile])} />
      </>
    );
  },
  play: async () => {
    const dialog = await shown();
    const news = dialog.getByRole('status');
    await expect(news).toBeEmptyDOMElement();
    screen.getByTestId('answer').click();
    await waitFor(() => expect(news).toHaveTextContent(/^Answered meanwhile by Maria, Today, 18:45/));
    await expect(news).toHaveTextContent('We are sorry. Both are paid back.');
    await expect(news).not.toHaveTextContent('We will ring you.');
    await expect(dialog.getByRole('textbox')).toHaveValue('We are sorry.');
    await expect(dialog.getByRole('button', { name: 'Send the answer' })).toBeEnabled();
  },
};

/** The PIN was wrong; the text stays. */
export const WrongPin: Story = {
  args: { needsPin: true, pinProblem: 'wrong', text: 'We are sorry.' },
  play: async () => {
    const dialog = await shown();
    await expect(dialog.getByRole('alert')).toHaveTextContent('This PIN is not right. Try again.');
    await expect(dialog.getByRole('textbox')).toHaveValue('We are sorry.');
  },
};

/** On its way: it cannot be closed. */
export const Sending: Story = {
  args: { isSending: true, text: 'We are sorry.' },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

/** In dark, with a PIN. */
export const Dark: Story = { args: { needsPin: true }, globals: { scheme: 'dark' } };

/** Right to left. */
export const RightToLeft: Story = { args: { needsPin: true }, globals: { direction: 'rtl' } };

/** Upright. */
export const Portrait: Story = { args: { needsPin: true }, globals: { viewport: { value: 'portrait' } } };

/** On a phone. */
export const Phone: Story = { args: { needsPin: true }, globals: { viewport: { value: 'mobile' } } };
