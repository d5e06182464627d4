import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MyData } from './MyData.tsx';

const meta = {
  component: MyData,
  args: { requestHref: '/data-request', onDownload: fn(), onErase: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the profile, below the orders: a copy of the data and the way to delete it.

**Not for** deleting at once: \`EraseAccountDialog\` says first what is deleted and what is kept.

**Do** let the copy be downloaded in one press. **Do not** hide either of the two behind a form or a mail.

| Key | What it does |
|---|---|
| Tab | goes from the copy to deleting, then to the form for all else |
| Enter, Space | asks for the copy, or opens the dialog |
`,
      },
    },
  },
} satisfies Meta<typeof MyData>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of it, by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onErase).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask about your data' })).toHaveFocus();
  },
};

/** The copy is on its way: a second press asks for nothing. */
export const Preparing: Story = {
  args: { isPreparing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preparing your data' }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** The copy could not be made; it can be asked for again. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your data did not load. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
