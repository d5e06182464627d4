import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PairingForm } from './PairingForm.tsx';

const meta = {
  component: PairingForm,
  args: { onSubmit: fn() },
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `
**Use it** as the whole page of a device that has no restaurant yet.

**Not for** people: they sign in, and enter a PIN on a paired device.

**Do** keep it after a wrong code: the next figure begins another one. **Do not** say which of wrong, used or too old a
code is; that would help someone who guesses.

| Key | What it does |
|---|---|
| 0 to 9, paste | types the code; the tenth figure sends it |
| Tab | goes from the code through the keys |
| Enter, Space | presses a key |
`,
      },
    },
  },
} satisfies Meta<typeof PairingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten figures on the keys: the tenth sends the code. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const keys = within(canvas.getByRole('group', { name: 'Figures' }));
    await step('a wrong figure is deleted', async () => {
      for (const figure of '482915073') await userEvent.click(keys.getByRole('button', { name: figure }));
      await userEvent.click(keys.getByRole('button', { name: 'Delete the last figure' }));
      await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('48291507');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('the tenth sends', async () => {
      for (const figure of '36') await userEvent.click(keys.getByRole('button', { name: figure }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith('4829150736');
    });
  },
};

/** By keyboard; the dash of the owner's page may be typed too. */
export const ByKeyboard: Story = {
  tags: ['!autodocs', 'any-scheme'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('48291-50736');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('4829150736');
  },
};

/** A device that the restaurant has removed says so, and shows the way for people. */
export const Removed: Story = {
  args: {
    notice: 'This device was removed by the restaurant. Pair it again to go on.',
    signInHref: '/sign-in',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/was removed/);
    await expect(canvas.getByRole('link', { name: 'Owner or manager? Sign in' })).toHaveAttribute(
      'href',
      '/sign-in',
    );
  },
};

/** While the code is checked, no figure changes it. */
export const Checking: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the code …');
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Wrong, used or too old: the next figure begins another code. */
export const CodeInvalid: Story = {
  args: { problem: 'code_invalid' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/This code does not work/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '1111111111');
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('4');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Upright, and too many tries. */
export const TooManyTries: Story = {
  args: { problem: 'too_many_tries' },
  globals: { viewport: { value: 'portrait' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Wait a minute/);
  },
};

/** A phone, and the code could not be checked. */
export const Failed: Story = {
  args: { problem: 'failed' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not be checked/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
