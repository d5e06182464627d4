import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColourRole, contrastRatio, controlPairs, hexColour, textPairs } from '@tiffin/ui';
import { expect } from 'storybook/test';
import * as styles from './foundations.css.ts';

const brandHues: Record<string, number> = { saffron: 73, forno: 140, berry: 350, ocean: 235 };

const isRole = (name: string): name is ColourRole => name in styles.colour;
const roles = Object.keys(styles.colour).filter(isRole);

interface PaletteProps {
  hue: number;
  scheme: 'light' | 'dark';
}

const Swatches = ({ hue, scheme }: PaletteProps) => (
  <div className={styles.grid}>
    {roles.map((role) => (
      <div key={role} className={styles.card}>
        <div className={`${styles.swatch} ${styles.colour[role]}`} />
        <p className={styles.words}>
          <b>{role}</b>
          <br />
          {hexColour(role, hue, scheme)}
        </p>
      </div>
    ))}
  </div>
);

const ContrastTable = ({ hue, scheme }: PaletteProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th>Role</th>
        <th>On</th>
        <th>Contrast</th>
        <th>AA asks</th>
        <th>Lowest of all hues</th>
      </tr>
    </thead>
    <tbody>
      {[
        ...textPairs.map((pair) => ({ pair, least: 4.5 })),
        ...controlPairs.map((pair) => ({ pair, least: 3 })),
      ].map(({ pair: [role, ground], least }) => (
        <tr key={`${role} ${ground} ${least}`}>
          <td>{role}</td>
          <td>{ground}</td>
          <td>{contrastRatio(role, ground, hue, scheme).toFixed(2)}</td>
          <td>{least}</td>
          <td>
            {Math.min(
              ...Array.from({ length: 360 }, (_, each) => contrastRatio(role, ground, each, scheme)),
            ).toFixed(2)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const meta = {
  render: (_args, { globals }) => {
    const hue = brandHues[globals.brand] ?? 73;
    const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
    return (
      <div className={styles.page}>
        <h1>Colour</h1>
        <p>
          One number, the restaurant's hue (here {hue}), gives every colour. Change it, and the scheme, in the
          toolbar.
        </p>
        <Swatches hue={hue} scheme={scheme} />
        <h2>Contrast</h2>
        <ContrastTable hue={hue} scheme={scheme} />
      </div>
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every role with its colour, and the contrast of every pair that is used. */
export const Palette: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** The other demo restaurant. */
export const OtherBrand: Story = { globals: { brand: 'forno' } };

/** The dark scheme. */
export const Dark: Story = { globals: { scheme: 'dark' } };
