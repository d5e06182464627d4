import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints, media } from '@tiffin/ui';
import { useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { keysOf, Page } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const subscribe = (onChange: () => void) => {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
};

const Condition = ({ name }: { name: keyof typeof media }) => {
  const holds = useSyncExternalStore(subscribe, () => matchMedia(media[name]).matches);
  return (
    <tr>
      <td>media.{name}</td>
      <td>{media[name]}</td>
      <td>{holds ? 'yes' : 'no'}</td>
    </tr>
  );
};

/** Where the layout changes, and which conditions hold in this window. */
export const Widths: Story = {
  render: () => (
    <Page
      title="Breakpoints"
      lead={`Layouts change at ${keysOf(breakpoints)
        .map((name) => `${breakpoints[name]} px (${name})`)
        .join(', ')}. Below the first all is one column with the bottom bar.`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be within reach of the keyboard. */}
      <section className={styles.tableFrame} tabIndex={0} aria-label="Media conditions">
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Name</th>
              <th>Condition</th>
              <th>Holds here</th>
            </tr>
          </thead>
          <tbody>
            {keysOf(media).map((name) => (
              <Condition key={name} name={name} />
            ))}
          </tbody>
        </table>
      </section>
    </Page>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^media\.mobile/ });
    await expect(row).toHaveTextContent(innerWidth < breakpoints.tablet ? 'yes' : 'no');
  },
};
