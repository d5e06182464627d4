import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'type', message: 'Choose the type of address' },
      { fieldId: 'building', message: 'Building number is required' },
      { fieldId: 'postcode', message: 'Please enter a valid UK postcode' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** at the top of a form that was sent with mistakes, with one line per field. It takes focus each time
\`attempt\` is raised.

**Not for** trouble that belongs to no field, such as a server that does not answer: use a \`Banner\`.

**Do** repeat the very words of the field's own error. **Do not** show it before the form was sent.

| Key | What it does |
|---|---|
| Tab | goes from line to line |
| Enter on a line | goes to the field |
`,
      },
      story: { inline: false, height: '220px' },
    },
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line for each problem. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'Three things to fix' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** It takes focus when it appears. */
export const TakesFocus: Story = {
  render: function Sent(args) {
    const [isSent, setIsSent] = useState(false);
    return (
      <>
        {isSent && <ErrorSummary {...args} />}
        <Button onClick={() => setIsSent(true)}>Save address</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('alert', { name: 'Three things to fix' })).toHaveFocus();
  },
};

/** No problems: nothing shows. */
export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Each line leads to its field, to a group's first choice too; sending again takes the focus back. */
export const InAForm: Story = {
  render: function Form({ errors }) {
    const [attempt, setAttempt] = useState(1);
    const [building, setBuilding] = useState('');
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        <RadioCards
          id="type"
          legend="Type of address"
          error="Choose the type of address"
          value={null}
          onChange={() => undefined}
          options={[
            { value: 'house', label: 'House', icon: 'house' },
            { value: 'office', label: 'Office', icon: 'office' },
          ]}
        />
        <TextField
          id="building"
          label="Building"
          value={building}
          onChange={setBuilding}
          error="Building number is required"
        />
        <Button type="submit">Save address</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Building number is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Building' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose the type of address' }));
    await expect(canvas.getByRole('radio', { name: 'House' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
