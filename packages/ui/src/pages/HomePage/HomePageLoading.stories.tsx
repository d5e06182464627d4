import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePageLoading } from './HomePageLoading.tsx';

const meta = {
  component: HomePageLoading,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** while the home page's data is on its way, as the route's pending component.

**Not for** other pages: their boxes differ.

**Do** show it only after a moment, since most loads are faster. **Do not** leave it when the data fails: that is an
\`ErrorPage\`.

**Keyboard**: nothing in it takes the focus; the shell around it works.
`,
      },
    },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HomePageLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same boxes as the page, and one sentence for screen readers. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the menu');
    // Every box has a size: a share of a column without one is nothing.
    const boxes = [...canvasElement.querySelectorAll('span[aria-hidden]')].filter(
      // Some are a phone's only.
      (box) => box.getClientRects().length > 0,
    );
    await expect(boxes.filter((box) => box.getBoundingClientRect().width < 8)).toEqual([]);
  },
};
