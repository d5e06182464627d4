import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leedsFree, smoke10 } from '../../private/fixtures/promo-codes.ts';
import { OfferStrip } from './OfferStrip.tsx';

const meta = {
  component: OfferStrip,
  args: { offers: [smoke10, leedsFree], onApply: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** between order bar and menu, with two public promo codes.

**Not for** all the codes there are: the page of offers has them, as \`OfferCard\`s.

**Do** leave \`onApply\` out for visitors, who have no cart. **Do not** apply a code without being asked.

| Key | What it does |
|---|---|
| Tab | goes to the Apply of each offer; without one, to the strip itself |
| Enter, Space | puts the code into the cart |
| Left, Right | scrolls the strip on phones |
`,
      },
    },
  },
} satisfies Meta<typeof OfferStrip>;

export default meta;
type Story = StoryObj<typeof OfferStrip>;

/** Two codes to apply. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Free delivery')).toBeVisible();
    await expect(canvas.getByText(/over £25\.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply LEEDSFREE' }));
    await expect(args.onApply).toHaveBeenCalledWith(leedsFree);
  },
};

/** One of them is in the cart. */
export const Applied: Story = {
  args: { appliedCode: 'SMOKE10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applied')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply SMOKE10' })).not.toBeInTheDocument();
  },
};

/** While a code is being applied, pressing again does nothing. */
export const Applying: Story = {
  args: { applyingCode: 'SMOKE10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply SMOKE10' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** A visitor reads the codes. */
export const Visitor: Story = {
  args: { onApply: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Without codes nothing is shown, not even a heading. */
export const None: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
  },
};
