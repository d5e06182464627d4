import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { column } from '../CartColumn.stories.css.ts';
import { type AppliedPromo, PromoCodeField } from './PromoCodeField.tsx';

const meta = {
  component: PromoCodeField,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: { applied: null, onApply: fn(), onRemove: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** in the cart: one code at a time, in capitals however it is typed.

**Not for** choosing among public codes: the page of offers has them.

**Do** keep the code in the field and say why it was refused. **Do not** take a code out silently when the cart
changes: say that it no longer applies.

| Key | What it does |
|---|---|
| Tab | goes to the field, then Apply; or to the code's cross |
| Enter | tries the code |
`,
      },
    },
  },
} satisfies Meta<typeof PromoCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A code is typed in any case and tried in capitals, without blanks. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' });
    await userEvent.type(field, ' smoke10 ');
    await expect(field).toHaveValue(' SMOKE10 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith('SMOKE10');
  },
};

/** An empty field sends nothing. */
export const EmptySubmit: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Promo code' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** The server is looking at the code: a second press does nothing. */
export const Applying: Story = {
  args: { isApplying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promo code' }), 'smoke10{Enter}');
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Refused: the reason stands under the field, and what was typed stays in it. */
export const Refused: Story = {
  args: { error: 'This promo code has expired.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' });
    await userEvent.type(field, 'OLD5');
    await expect(field).toHaveValue('OLD5');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This promo code has expired.');
  },
};

/** In force: the code, what it does, and the way to take it off. */
export const Applied: Story = {
  args: { applied: { code: 'SMOKE10', effect: '10% off your order' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('10% off your order')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove promo code SMOKE10' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The keyboard goes on from the same place, though what was pressed has gone. */
export const KeepsFocus: Story = {
  tags: ['!autodocs'],
  render: function Ordering(args) {
    const [applied, setApplied] = useState<AppliedPromo | null>(null);
    return (
      <PromoCodeField
        {...args}
        applied={applied}
        onApply={(code) => setApplied({ code, effect: '10% off your order' })}
        onRemove={() => setApplied(null)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promo code' }), 'smoke10{Enter}');
    await canvas.findByText('10% off your order');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove promo code SMOKE10' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Promo code' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};
