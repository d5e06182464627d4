import type { Meta, StoryObj } from '@storybook/react-vite';
import { betterOffers, pence, promoProblem } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  conditionalPromoCodes,
  offerOrder,
  saffronPromoCodes,
  welcome,
} from '../../private/fixtures/promo-codes.ts';
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
  args: { applied: null, text: '', onTextChange: fn(), onApply: fn(), onRemove: fn() },
  render: function Typing(args) {
    const [text, setText] = useState(args.text);
    return <PromoCodeField {...args} text={text} onTextChange={setText} />;
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: `
**Use it** in the cart: one code at a time, in capitals however it is typed.

**Not for** choosing among all public codes: the page of offers has them, and here are those that are worth more to
this order.

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

const use = {
  ...offerOrder,
  ...{ subtotal: pence(2940), hasOrdered: true, redemptions: 0, customerRedemptions: 0 },
};

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

/** Codes for other orders than this one, a delivery on a Friday by a returning customer: each says which. */
export const ForOtherOrders: Story = {
  render: (args) => (
    <>
      {[...conditionalPromoCodes, welcome].map((promo) => (
        <PromoCodeField
          {...args}
          key={promo.id}
          text={promo.code}
          error={promoProblem(promo, use)?.message}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox', { name: 'Promo code' });
    const reasons = [
      'TAKEAWAY is for collection orders only.',
      'MONDAY can be used on Mondays and Sundays.',
      'COLDONES is for Drinks. Add something from there.',
      'WELCOME is for your first order from us.',
    ];
    await expect(fields).toHaveLength(reasons.length);
    for (const [at, reason] of reasons.entries()) {
      await expect(fields[at]).toHaveAccessibleDescription(reason);
    }
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

/** Back from a payment that came to nothing: the code went with it, and is offered again. */
export const CameOff: Story = {
  args: { dropped: 'SMOKE10' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('came off')).toBeVisible();
    await expect(canvas.getByText('The order it was for has not been paid.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Promo code' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Use again SMOKE10' }));
    await expect(args.onApply).toHaveBeenCalledWith('SMOKE10');
  },
};

/** A code that is pasted with its quotes, a full stop and a character that nobody sees. */
export const PastedWithQuotes: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Promo code' }));
    await userEvent.paste('\u201csmoke\u200b10\u201d.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('SMOKE10');
  },
};

/** Chosen, and then the cart became too small: the code stays, and says what is missing. */
export const NotInForce: Story = {
  args: {
    applied: {
      code: 'GRILL3',
      effect: '£3.00 off your order',
      problem: 'GRILL3 needs an order of at least £18.00. Add £3.10 more.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not applied')).toBeVisible();
    await expect(canvas.getByText(/Add £3\.10 more/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove promo code GRILL3' })).toBeVisible();
  },
};

/** Public codes that fit, and the nearest one that a bigger order would earn. */
export const Offers: Story = {
  args: { offers: betterOffers(saffronPromoCodes, offerOrder, null) },
  play: async ({ args, canvas, userEvent }) => {
    const offers = canvas.getByRole('region', { name: 'Codes that fit this order' });
    await expect(within(offers).getByText(/saves £4\.78/)).toBeVisible();
    await userEvent.click(within(offers).getByRole('button', { name: 'Use GRILL3' }));
    await expect(args.onApply).toHaveBeenCalledWith('GRILL3');
  },
};

/** A code is applied: only what saves more is offered instead. */
export const OffersInstead: Story = {
  args: {
    applied: { code: 'SMOKE10', effect: '10% off your order' },
    saving: pence(294),
    offers: betterOffers(
      saffronPromoCodes.filter(({ code }) => code !== 'SUNDAY15'),
      offerOrder,
      { code: 'SMOKE10', saving: pence(294) },
    ),
  },
  play: async ({ canvas }) => {
    const offers = canvas.getByRole('region', { name: 'Also fits this order, instead of SMOKE10' });
    await expect(within(offers).getByText(/6p more than now/)).toBeVisible();
    await expect(within(offers).getByText(/add £10\.60 more/)).toBeVisible();
    await expect(within(offers).getAllByRole('button')).toHaveLength(1);
  },
};

/** The keyboard goes on from the same place, though what was pressed has gone. */
export const KeepsFocus: Story = {
  tags: ['!autodocs'],
  render: function Ordering(args) {
    const [text, setText] = useState('');
    const [applied, setApplied] = useState<AppliedPromo | null>(null);
    return (
      <PromoCodeField
        {...args}
        applied={applied}
        text={text}
        onTextChange={setText}
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
