import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@tiffin/ui';
import { expect } from 'storybook/test';
import { title } from '../../packages/ui/src/theme/typography.css.ts';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { keysOf, Measured, Page, TokenRow } from './tokens.tsx';

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
            <br />
            <Measured className={title[role]} />
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

// The contract has what no width changes first: here the largest stands above.
const byHeight = [
  'cover',
  'masthead',
  'page',
  'dialog',
  'section',
  'lead',
  'panel',
  'subtitle',
  'name',
] as const;
const forWords = ['body', 'control', 'small', 'caption', 'mark'] as const;

/** Every size of the scale, in Instrument Sans, the largest first. */
export const Sizes: Story = {
  render: () => (
    <Page
      title="Sizes"
      lead="In rem, so that they follow the reader's own text size. The largest shrink on phones."
    >
      {[...byHeight, ...forWords].map((role) => (
        <TokenRow key={role} name={`text.${role}`} token={vars.text[role]}>
          <span className={styles.size[role]}>£9.75</span>
          <Measured className={styles.size[role]} />
        </TokenRow>
      ))}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-measured]')].map((row) =>
      parseFloat(row.textContent),
    );
    await expect(rows).toHaveLength(keysOf(vars.text).length);
    await expect(rows).toEqual(rows.toSorted((a, b) => b - a));
  },
};

/** Every line height, as two lines of a dish's description. */
export const LineHeights: Story = {
  render: () => (
    <Page title="Line heights" lead="Close for titles, wide for what is read in lines.">
      {keysOf(vars.leading).map((role) => (
        <TokenRow key={role} name={`leading.${role}`} token={vars.leading[role]}>
          <p className={`${styles.leading[role]} ${styles.paragraph}`}>
            Chicken thigh in yoghurt, mustard oil and smoked paprika, charred over coals and rested.
          </p>
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
