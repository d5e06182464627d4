import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CounterClosed } from './CounterClosed.tsx';

const meta = {
  component: CounterClosed,
  args: { onRetry: fn() },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the whole page of a device whose restaurant is deleted.

**Not for** a device that was removed, which is paired again, and not for a restaurant that is closed for the day.

**Do** keep the device's token and ask again now and then. **Do not** lead to pairing: a new code would not help.

| Key | What it does |
|---|---|
| Tab | reaches the button |
| Enter, Space | presses it |
`,
      },
    },
  },
} satisfies Meta<typeof CounterClosed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The restaurant is deleted; the device stays paired. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This restaurant has been deleted',
    );
    await expect(canvas.getByText(/^This tablet stays paired/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server is being asked: a second press does nothing. */
export const Pending: Story = {
  args: { isPending: true },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
