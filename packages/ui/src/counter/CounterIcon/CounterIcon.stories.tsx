import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as styles from './CounterIcon.stories.css.ts';
import { CounterIcon } from './CounterIcon.tsx';
import { counterIconNames } from './counter-icons.ts';

const meta = {
  component: CounterIcon,
  args: { name: 'bell' },
  argTypes: { name: { control: 'select', options: counterIconNames } },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** beside the words of the counter: colour is never alone there, an icon and a word say the same.

**Not for** the storefront, which has an \`Icon\` and drawings of its own: customers do not download the counter's.

**Do** name a button by its words. **Do not** show an icon without words, or let one stand for two things.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof CounterIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 24 px, beside text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** 30 px, above a word. */
export const Large: Story = { args: { size: 'large' } };

/** 40 px, in alarm bars and beside an allergy note. */
export const Huge: Story = { args: { name: 'allergy', size: 'huge' } };

/** All of them by their names: what they mean, not what they show. */
export const EveryIcon: Story = {
  render: () => (
    <ul className={styles.grid}>
      {counterIconNames.map((name) => (
        <li key={name} className={styles.entry}>
          <CounterIcon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
