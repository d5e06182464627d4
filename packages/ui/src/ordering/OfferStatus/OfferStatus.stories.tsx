import type { Meta, StoryObj } from '@storybook/react-vite';
import { pence } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { smoke10 } from '../../private/fixtures/promo-codes.ts';
import { OfferStatus } from './OfferStatus.tsx';

const meta = {
  component: OfferStatus,
  args: {
    promo: smoke10,
    fit: { kind: 'fits', saving: pence(294), isCertain: true },
    look: 'card',
    onApply: fn(),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** beside a public promo code, in the strip and on cards: Apply, that the code is applied, or why it does
not fit.

**Not for** a code that is typed: \`PromoCodeField\` answers under its field.

**Do** show the server's own words when it refuses a code, and read them out. **Do not** offer Apply where the code
cannot fit.

| Key | What it does |
|---|---|
| Tab | goes to Apply |
| Enter, Space | applies the code; the focus stays at the answer |
`,
      },
    },
  },
} satisfies Meta<typeof OfferStatus>;

export default meta;
type Story = StoryObj<typeof OfferStatus>;

/** The code fits. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply SMOKE10' }));
    await expect(args.onApply).toHaveBeenCalledWith('SMOKE10');
  },
};

/** Another code is applied. */
export const Instead: Story = {
  args: { isInstead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use instead SMOKE10' })).toBeVisible();
  },
};

/** The server is looking at the code: a second press does nothing. */
export const Applying: Story = {
  args: { isApplying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply SMOKE10' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** The code is applied, and what it saves. */
export const Applied: Story = {
  args: { isApplied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applied, saves £2.94')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Applied before the first dish: there is nothing to take it off yet. */
export const NothingToPrice: Story = {
  args: { isApplied: true, fit: { kind: 'unpriced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken off when you have added a dish')).toBeVisible();
  },
};

/** Applied, and then the cart became smaller: it says what is missing. */
export const AppliedBelowMinimum: Story = {
  args: {
    isApplied: true,
    fit: { kind: 'below_minimum', missing: pence(310), minimum: pence(2000), subtotal: pence(1690) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add £3.10 more')).toBeVisible();
    await expect(canvas.queryByText(/^Applied/)).not.toBeInTheDocument();
  },
};

/** Collection chosen, and the code is for deliveries. */
export const DeliveryOnly: Story = {
  args: { fit: { kind: 'delivery_only' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery only')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The offer has ended while the page was open. */
export const Ended: Story = {
  args: { fit: { kind: 'ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Has ended')).toBeVisible();
  },
};

/** Delivery is free already. */
export const SavesNothing: Story = {
  args: { fit: { kind: 'saves_nothing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saves nothing on this order')).toBeVisible();
  },
};

/** The server has refused the code: its words stand where Apply was. */
export const Refused: Story = {
  args: { refusal: 'You have already used SMOKE10.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have already used SMOKE10.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Nobody could tell: Apply stays. */
export const Failed: Story = {
  args: { look: 'strip', failure: 'No connection. Please check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No connection/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply SMOKE10' })).toBeVisible();
  },
};

/** A visitor has no cart. */
export const Visitor: Story = {
  args: { onApply: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The keyboard goes on from the answer, though what was pressed has gone. */
export const KeepsFocus: Story = {
  tags: ['!autodocs'],
  render: function Ordering(args) {
    const [isApplied, setApplied] = useState(false);
    return (
      <>
        <OfferStatus {...args} isApplied={isApplied} onApply={() => setApplied(true)} />
        <a href="#next">Next</a>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Applied, saves £2.94');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
  },
};
