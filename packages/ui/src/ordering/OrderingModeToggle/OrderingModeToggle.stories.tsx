import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderingMode } from '@tiffin/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { OrderingModeToggle } from './OrderingModeToggle.tsx';

const meta = {
  component: OrderingModeToggle,
  args: { restaurant: { hasDelivery: true, hasCollection: true }, mode: 'delivery', onModeChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** once, in the order bar. The mode decides fee, times and whether an address is needed.

**Not for** any other choice of two: that is a \`RadioGroup\`.

**Do** keep the choice for the next visit. **Do not** hide the mode that is not offered: it is struck through and
the reason stands below.

| Key | What it does |
|---|---|
| Tab | reaches the chosen mode |
| Arrows | choose the other mode |
| Space | chooses the focused mode |
`,
      },
    },
  },
  // The app keeps the mode; here the story does.
  render: ({ mode: first, onModeChange, ...props }) => {
    const [mode, setMode] = useState<OrderingMode>(first);
    return (
      <OrderingModeToggle
        {...props}
        mode={mode}
        onModeChange={(next) => {
          setMode(next);
          onModeChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof OrderingModeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both modes offered, delivery by default. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Ordering mode' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Collection' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('collection');
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).not.toBeChecked();
  },
};

/** By keyboard: one stop, and the arrows choose. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toHaveFocus();
    await expect(args.onModeChange).toHaveBeenLastCalledWith('collection');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onModeChange).toHaveBeenLastCalledWith('delivery');
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  },
};

/** Collection chosen on an earlier visit. */
export const CollectionChosen: Story = {
  args: { mode: 'collection' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toBeChecked();
    await expect(args.onModeChange).not.toHaveBeenCalled();
  },
};

/** Only delivery is offered: a customer who preferred collection is switched, and `onChange` is called. */
export const DeliveryOnly: Story = {
  args: { restaurant: { hasDelivery: true, hasCollection: false }, mode: 'collection' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Delivery only available at the moment')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toBeDisabled();
    await waitFor(() => expect(args.onModeChange).toHaveBeenCalledWith('delivery'));
  },
};

/** Only collection is offered: the switch goes the other way. */
export const CollectionOnly: Story = {
  args: { restaurant: { hasDelivery: false, hasCollection: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Collection only available at the moment')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Collection' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeDisabled();
    await waitFor(() => expect(args.onModeChange).toHaveBeenCalledWith('collection'));
  },
};

/** Neither is offered: the message stands in place of the toggle. */
export const NoneOffered: Story = {
  args: { restaurant: { hasDelivery: false, hasCollection: false } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('No delivery or collection options available at the moment.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
    await expect(args.onModeChange).not.toHaveBeenCalled();
  },
};
