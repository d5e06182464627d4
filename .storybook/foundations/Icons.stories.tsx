import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@tiffin/ui';
import { expect, waitFor, within } from 'storybook/test';
import sprite from '../../packages/ui/src/primitives/Icon/icons.svg?raw';
import { iconNames } from '../../packages/ui/src/primitives/Icon/icons.ts';
import { Copyable } from './Copyable.tsx';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { Page } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** A drawing of the sprite as a file of its own, as a drawing program takes it. */
function svgOf(name: string): string {
  const [, drawing] =
    new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(sprite) ?? [];
  if (drawing === undefined) throw new Error(`There is no icon "${name}" in icons.svg.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${drawn}>${drawing}</svg>`;
}

/** Every icon by its name: what it means, not what it shows. A press copies its name, or its drawing. */
export const Names: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Named for what they mean. They stand beside words, or carry a spoken name as the label of an IconButton."
    >
      <div className={styles.grid}>
        {iconNames.map((name) => (
          <div key={name} className={`${styles.card} ${styles.iconCard}`}>
            <Icon name={name} />
            <Copyable text={name} />
            <Copyable text={svgOf(name)} label={`SVG of ${name}`}>
              SVG
            </Copyable>
          </div>
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Each icon stands level with its name', async () => {
      const middle = (element: Element | null) => {
        const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return (top + bottom) / 2;
      };
      for (const drawing of canvasElement.querySelectorAll('svg'))
        await expect(Math.abs(middle(drawing) - middle(drawing.nextElementSibling))).toBeLessThan(1);
    });
    await step('A drawing is a whole file', async () => {
      const copied = within(canvasElement).getAllByRole('button', { name: /^SVG of/ });
      await expect(copied).toHaveLength(iconNames.length);
      for (const name of iconNames) {
        const { documentElement } = new DOMParser().parseFromString(svgOf(name), 'image/svg+xml');
        await expect(documentElement.nodeName).toBe('svg');
      }
    });
  },
};

const sizes = ['small', 'medium', 'bar', 'large'] as const;

/** Every size, beside words as it stands in the page. In rem: icons grow with the reader's own text size. */
export const Sizes: Story = {
  render: () => (
    <Page
      title="Sizes"
      lead="Small beside small words, medium in buttons, bar in the bottom bar, large in empty states."
    >
      {sizes.map((size) => (
        <div key={size} className={styles.row}>
          <span className={styles.key}>
            <b>
              <Copyable text={`size="${size}"`}>{size}</Copyable>
            </b>
          </span>
          <span className={styles.iconRow}>
            <Icon name="delivery" size={size} />
            <span>Delivery</span>
            <Icon name="clock" size={size} />
            <span>35 to 50 min</span>
          </span>
        </div>
      ))}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const widths = () =>
      [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect().width);
    await waitFor(() => expect(widths()).toEqual([16, 16, 20, 20, 23, 23, 28, 28]));
  },
};
