import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@tiffin/ui';
import { expect } from 'storybook/test';
import { title } from '../../packages/ui/src/theme/typography.css.ts';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { keysOf, Page, TokenRow } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fraunces for titles and names of dishes; never for numbers, since it has no tabular figures. */
export const Titles: Story = {
  render: () => (
    <Page title="Titles" lead="Fraunces, one style for each place where a title stands.">
      {keysOf(title).map((role) => (
        <div key={role} className={styles.row}>
          <span className={styles.key}>
            <b>title.{role}</b>
          </span>
          <span className={title[role]}>Saffron &amp; Smoke</span>
        </div>
      ))}
    </Page>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check('20px "Fraunces Variable"')).toBe(true);
    await expect(document.fonts.check('16px "Instrument Sans Variable"')).toBe(true);
  },
};

/** Every size of the scale, in Instrument Sans. */
export const Sizes: Story = {
  render: () => (
    <Page
      title="Sizes"
      lead="In rem, so that they follow the reader's own text size. The largest shrink on phones."
    >
      {keysOf(vars.text).map((role) => (
        <TokenRow key={role} name={`text.${role}`} token={vars.text[role]}>
          <span className={styles.size[role]}>Charred paneer £9.75</span>
        </TokenRow>
      ))}
    </Page>
  ),
};

/** Every weight by what it is for. */
export const Weights: Story = {
  render: () => (
    <Page
      title="Weights"
      lead="By what they are for. Both typefaces are variable: each weight costs nothing more."
    >
      {keysOf(vars.weight).map((role) => (
        <TokenRow key={role} name={`weight.${role}`} token={vars.weight[role]}>
          <span className={styles.weight[role]}>Smoked chicken tikka £11.50</span>
        </TokenRow>
      ))}
    </Page>
  ),
};
