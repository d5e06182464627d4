import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastRatio, controlPairs, hexColour, type Scheme, textPairs } from '@tiffin/ui';
import { expect, within } from 'storybook/test';
import { colourRoles } from '../../packages/ui/src/theme/palette.ts';
import { restaurants } from '../brands.ts';
import { Copyable, inCode } from './Copyable.tsx';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { Page } from './tokens.tsx';

interface Rendering {
  name: string;
  hue: number;
  scheme: Scheme;
}

const schemes: readonly Scheme[] = ['light', 'dark'];
const inBothSchemes = (title: string, hue: number): Rendering[] =>
  schemes.map((scheme) => ({ name: `${title}, ${scheme}`, hue, scheme }));
const allHues = Array.from({ length: 360 }, (_, hue) => hue);

const Swatches = ({ renderings }: { renderings: readonly Rendering[] }) => (
  <div className={styles.grid}>
    {colourRoles.map((role) => (
      <div key={role} className={styles.card}>
        <div className={styles.swatches}>
          {renderings.map(({ name, hue, scheme }) => (
            <div key={name} className={styles.swatch} style={{ background: hexColour(role, hue, scheme) }} />
          ))}
        </div>
        <p className={styles.words}>
          <b>
            <Copyable text={inCode(`color.${role}`)}>{role}</Copyable>
          </b>
          <br />
          {renderings.map(({ name, hue, scheme }) => (
            <Copyable key={name} text={hexColour(role, hue, scheme)} />
          ))}
        </p>
      </div>
    ))}
  </div>
);

interface ContrastTableProps {
  title: string;
  pairs: typeof textPairs;
  least: number;
  renderings: readonly Rendering[];
}

const ContrastTable = ({ title, pairs, least, renderings }: ContrastTableProps) => (
  <>
    <h2 className={styles.section}>{title}</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be within reach of the keyboard. */}
    <section className={styles.tableFrame} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Pair</th>
            {renderings.map(({ name }) => (
              <th key={name}>{name}</th>
            ))}
            {schemes.map((scheme) => (
              <th key={scheme}>Lowest of all hues, {scheme}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([role, ground]) => (
            <tr key={`${role} ${ground}`}>
              <td>
                {role} on {ground}
              </td>
              {renderings.map(({ name, hue, scheme }) => (
                <td key={name}>{contrastRatio(role, ground, hue, scheme).toFixed(2)}</td>
              ))}
              {schemes.map((scheme) => (
                <td key={scheme}>
                  {Math.min(...allHues.map((hue) => contrastRatio(role, ground, hue, scheme))).toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <p className={styles.lead}>WCAG AA asks for {least}.</p>
  </>
);

const Palette = ({ renderings }: { renderings: readonly Rendering[] }) => (
  <Page
    title="Colour"
    lead={`One number, the restaurant's hue, gives every colour. A press copies a name or a value. Each card shows, from the left: ${renderings
      .map(({ name }) => name)
      .join('; ')}.`}
  >
    <Swatches renderings={renderings} />
    <ContrastTable title="Contrast of text" pairs={textPairs} least={4.5} renderings={renderings} />
    <ContrastTable
      title="Contrast of controls' edges"
      pairs={controlPairs}
      least={3}
      renderings={renderings}
    />
  </Page>
);

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ratiosOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => Number(cell.textContent))
    .filter((ratio) => !Number.isNaN(ratio));

/** Every role and every pair in use, for both restaurants, light and dark. */
export const BothRestaurants: Story = {
  name: 'Both restaurants, light and dark',
  render: () => (
    <Palette
      renderings={[
        ...inBothSchemes(restaurants.saffron.title, restaurants.saffron.hue),
        ...inBothSchemes(restaurants.forno.title, restaurants.forno.hue),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const ratios = ratiosOf(canvas.getByRole('region', { name: 'Contrast of text' }));
    await expect(ratios).toHaveLength(textPairs.length * 6);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    const edges = ratiosOf(canvas.getByRole('region', { name: "Contrast of controls' edges" }));
    await expect(Math.min(...edges)).toBeGreaterThanOrEqual(3);
  },
};

/** Try any hue: the slider is in the controls. */
export const AnyHue: StoryObj<{ hue: number }> = {
  args: { hue: 235 },
  argTypes: { hue: { control: { type: 'range', min: 0, max: 359 }, description: "The restaurant's hue." } },
  render: ({ hue }) => <Palette renderings={inBothSchemes(`Hue ${hue}`, hue)} />,
};
