import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@tiffin/ui';
import { expect } from 'storybook/test';
import * as styles from './foundations.css.ts';
import { keysOf, Page, TokenRow } from './tokens.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spaces on a base of 4 px; the name is the number of quarters of a rem. */
export const Steps: Story = {
  render: () => (
    <Page
      title="Space"
      lead="Ten steps on a base of 4 px. Between things that belong together 1 to 3, between groups 4 to 6, between sections 8 and more."
    >
      {keysOf(vars.space).map((step) => (
        <TokenRow key={step} name={`space.${step}`} token={vars.space[step]}>
          <div className={styles.bar[step]} />
        </TokenRow>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('space.4').parentElement).toHaveTextContent('1rem');
  },
};

/** Measures of the layout and of controls, at the width of this window. */
export const Measures: Story = {
  render: () => (
    <Page
      title="Measures"
      lead="What fingers and columns need. Targets are never smaller than size.touch where they are a page's main controls."
    >
      {keysOf(vars.size).map((name) => (
        <TokenRow key={name} name={`size.${name}`} token={vars.size[name]}>
          <div className={styles.measure[name]} />
        </TokenRow>
      ))}
    </Page>
  ),
};
