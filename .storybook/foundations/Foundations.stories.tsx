import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@tiffin/ui';
import { expect } from 'storybook/test';
import { icons } from '../../packages/ui/src/primitives/Icon/icons.ts';
import { title } from '../../packages/ui/src/theme/typography.css.ts';
import * as styles from './foundations.css.ts';

const keysOf = <Variants extends object>(variants: Variants) =>
  Object.keys(variants).filter((key): key is Extract<keyof Variants, string> => key in variants);

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fraunces for titles and names, Instrument Sans for the rest and for all numbers. */
export const Type: Story = {
  render: () => (
    <div className={styles.page}>
      <h1>Type</h1>
      {keysOf(title).map((role) => (
        <div key={role} className={styles.row}>
          <span className={styles.words}>title.{role}</span>
          <span className={title[role]}>Saffron &amp; Smoke</span>
        </div>
      ))}
      {keysOf(styles.size).map((role) => (
        <div key={role} className={styles.row}>
          <span className={styles.words}>text.{role}</span>
          <span className={styles.size[role]}>Charred paneer £9.75</span>
        </div>
      ))}
    </div>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check('20px "Fraunces Variable"')).toBe(true);
    await expect(document.fonts.check('16px "Instrument Sans Variable"')).toBe(true);
  },
};

/** Spaces, corners and shadows. */
export const SpaceAndShape: Story = {
  render: () => (
    <div className={styles.page}>
      <h1>Space and shape</h1>
      {keysOf(styles.bar).map((step) => (
        <div key={step} className={styles.row}>
          <span className={styles.words}>space {step}</span>
          <div className={styles.bar[step]} />
        </div>
      ))}
      <div className={styles.grid}>
        {keysOf(styles.corner).map((role) => (
          <div key={role}>
            <div className={styles.corner[role]} />
            <p className={styles.words}>radius.{role}</p>
          </div>
        ))}
        {keysOf(styles.shadow).map((role) => (
          <div key={role} className={styles.shadow[role]}>
            shadow.{role}
          </div>
        ))}
      </div>
    </div>
  ),
};

/** Durations, seen on hover; with reduced motion nothing moves. */
export const Motion: Story = {
  render: () => (
    <div className={styles.page}>
      <h1>Motion</h1>
      {keysOf(styles.moving).map((role) => (
        <div key={role} className={styles.moving[role]}>
          motion.{role}
        </div>
      ))}
    </div>
  ),
};

/** Every icon by its name. */
export const Icons: Story = {
  render: () => (
    <div className={styles.page}>
      <h1>Icons</h1>
      <div className={styles.grid}>
        {keysOf(icons).map((name) => (
          <div key={name} className={`${styles.card} ${styles.words}`}>
            <Icon name={name} /> {name}
          </div>
        ))}
      </div>
    </div>
  ),
};
