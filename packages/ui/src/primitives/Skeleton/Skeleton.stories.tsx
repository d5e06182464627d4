import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `
**Use it** where the shape of the content is known: the same boxes, so that nothing moves when it comes. It shows
after 150 ms only.

**Not for** waits without a shape, such as sending a form: use a \`Spinner\`.

**Do** put one \`Spinner\` with a label, or \`aria-busy\`, on the region: skeletons are silent. **Do not** draw more
boxes than the content will have.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of text. */
export const Default: Story = {};

/** A title over two lines of text, with one spoken word for all. */
export const Paragraph: Story = {
  render: () => (
    <div aria-busy="true">
      <Spinner label="Loading the menu" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the menu');
  },
};

/** A button or a field. */
export const Control: Story = { args: { shape: 'control', width: 'half' } };

/** With reduced motion nothing sweeps. */
export const ReducedMotion: Story = { args: { shape: 'control' }, globals: { motion: 'reduced' } };

/** As many boxes as there will be lines. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
    </>
  ),
};

/** The content of one line follows: the page jumps when it comes. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => (
    <>
      <Skeleton shape="tile" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton width="short" />
    </>
  ),
};
