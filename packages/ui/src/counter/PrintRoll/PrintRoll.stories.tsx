import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kitchenOrder, leedsTimes } from '../../private/fixtures/kitchen-order.ts';
import { BagLabel } from '../BagLabel/BagLabel.tsx';
import { OrderTicket } from '../OrderTicket/OrderTicket.tsx';
import { PrintRoll } from './PrintRoll.tsx';

const printedAt = '2026-11-20T18:48:00.000Z';

const meta = {
  component: PrintRoll,
  args: {
    children: [
      <OrderTicket key="80" counterOrder={kitchenOrder} times={leedsTimes} printedAt={printedAt} />,
      <OrderTicket
        key="58"
        counterOrder={kitchenOrder}
        times={leedsTimes}
        printedAt={printedAt}
        width={58}
      />,
      <BagLabel key="bag" counterOrder={kitchenOrder} times={leedsTimes} restaurantName="Saffron & Smoke" />,
    ],
  },
  render: (args) => (
    <>
      <p>The board: print this page to see the tickets.</p>
      <PrintRoll {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Use it** around tickets and labels, then call \`window.print()\`: paper shows them and nothing else, each on a page of
its own height. A browser that was started with \`--kiosk-printing\` prints without a dialog.

**Not for** a page that prints as it is, such as a receipt.

**Do** take it away after \`afterprint\`. **Do not** mount two at once: each would print.

**Keyboard**: nothing in it is on the screen.
`,
      },
    },
  },
} satisfies Meta<typeof PrintRoll>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two tickets and a label wait for the printer; the screen shows none of them. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^The board/)).toBeVisible();
    const tickets = canvasElement.ownerDocument.querySelectorAll('[aria-label="Kitchen ticket S-1042"]');
    await expect(tickets).toHaveLength(2);
    for (const ticket of tickets) await expect(ticket).not.toBeVisible();
  },
};
