import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sections } from '../sections.ts';
import * as styles from './Welcome.css.ts';

// Lazily: only the names are wanted, so that no component is ever missing here.
const files = {
  ...import.meta.glob('../foundations/*.stories.tsx'),
  ...import.meta.glob('../../packages/ui/src/**/*.stories.tsx'),
  ...import.meta.glob('../../packages/mail/src/**/*.stories.tsx'),
};

interface Entry {
  readonly section: string;
  readonly name: string;
  /** The docs page's place in the sidebar, as Storybook makes it from the path. */
  readonly place: string;
}

/** "WritingStyle" as its page is called. */
const words = (name: string) => name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const entryOf = (path: string): Entry => {
  const name = /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? path;
  const [, folder, inside = ''] = /\/src\/([^/]+)\/(.*\/)?/.exec(path) ?? [];
  const section = sections.find((each) => each.folder === folder)?.title;
  if (section === undefined) return { section: 'Foundations', name: words(name), place: words(name) };
  // A file named like its folder is listed once.
  const place = inside.endsWith(`${name}/`) ? inside.slice(0, -1) : `${inside}${name}`;
  return { section, name, place };
};

const entries = Object.keys(files)
  .map(entryOf)
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
const titles = [...new Set(['Foundations', ...sections.map(({ title }) => title)])];

/** Storybook's id of a docs page is its title in lower case. */
const docsHref = ({ section, place }: Entry) =>
  `?path=/docs/${`${section}-${place}`.toLowerCase().replaceAll(/[ /]/g, '-')}--docs`;

const Welcome = () => (
  <main className={styles.welcome}>
    <h1 className={styles.name}>Tiffin</h1>
    <p className={styles.lead}>
      The components of a storefront for independent restaurants. Every one has a page that says when to use
      it, and a story for every state it can be in; every story is also a test.
    </p>
    <div className={styles.sections}>
      {titles.map((title) => {
        const inside = entries.filter(({ section }) => section === title);
        if (inside.length === 0) return null;
        return (
          <section key={title} className={styles.section} aria-labelledby={`section-${title}`}>
            <h2 id={`section-${title}`} className={styles.sectionName}>
              {title}
            </h2>
            <ul className={styles.list}>
              {inside.map((entry) => (
                <li key={entry.place}>
                  <a href={docsHref(entry)} target="_top">
                    {entry.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
    <div className={styles.hints}>
      <p className={styles.hint}>
        <b>Look around.</b> The toolbar changes the colour scheme, the restaurant, the direction of text and
        the motion of any story; the viewport goes from 320 to 1440 px.
      </p>
      <p className={styles.hint}>
        <b>See it work.</b> The Interactions panel plays what a customer does, step by step; the Accessibility
        panel must stay empty. Flows play whole orders.
      </p>
      <p className={styles.hint}>
        <b>Build with it.</b> A component uses no value that is not in the Foundations. Change one there, and
        it changes everywhere.
      </p>
    </div>
  </main>
);

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Welcome />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where everything is. */
export const Start: Story = {
  name: 'Welcome',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CartPanel' })).toHaveAttribute(
      'href',
      '?path=/docs/cart-cartpanel--docs',
    );
    await expect(canvas.getByRole('link', { name: 'HomePageLoading' })).toHaveAttribute(
      'href',
      '?path=/docs/pages-homepage-homepageloading--docs',
    );
    await expect(canvas.getByRole('link', { name: 'EveryDialog' })).toHaveAttribute(
      'href',
      '?path=/docs/primitives-everydialog--docs',
    );
    await expect(canvas.getByRole('link', { name: 'Writing style' })).toBeVisible();
  },
};
