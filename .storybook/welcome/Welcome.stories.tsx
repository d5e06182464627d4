import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Gallery } from './Gallery.tsx';
import * as styles from './Welcome.css.ts';
import { WhatsNew } from './WhatsNew.tsx';

const Welcome = ({ scheme }: { scheme: 'light' | 'dark' }) => (
  <main className={styles.welcome}>
    <h1 className={styles.name}>Tiffin</h1>
    <p className={styles.lead}>
      The components of a storefront for independent restaurants, of the restaurants' own counter, and of the
      mails to both sides. Every one has a page that says when to use it, and a story for every state it can
      be in; every story is also a test.
    </p>
    <div className={styles.hints}>
      <p className={styles.hint}>
        <b>Look around.</b> The toolbar changes the colour scheme, the restaurant with its name, dishes and
        mails, the direction of text and the motion of any story; the viewport goes from 320 to 1440 px.
      </p>
      <p className={styles.hint}>
        <b>See it work.</b> The Interactions panel plays what a customer does, step by step; the Accessibility
        panel must stay empty. Flows play whole orders.
      </p>
      <p className={styles.hint}>
        <b>Build with it.</b> A component uses no value that is not in the Foundations. Change one there, and
        it changes everywhere.{' '}
        <a href="./?path=/story/playground--brand" target="_top">
          Try a brand
        </a>
        , or{' '}
        <a href="./?path=/story/baselines--last-run" target="_top">
          compare the pictures of the last run
        </a>
        {' with their baselines.'}
      </p>
    </div>
    <WhatsNew />
    <Gallery scheme={scheme} />
  </main>
);

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Welcome scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where everything is. */
export const Start: Story = {
  name: 'Welcome',
  play: async ({ canvas, step }) => {
    await step('Every page is linked', async () => {
      const hrefs = [
        ['CartLine', './?path=/docs/cart-cartline--docs'],
        ['HomePageLoading', './?path=/docs/pages-homepage-homepageloading--docs'],
        ['Writing style', './?path=/docs/foundations-writing-style--docs'],
      ] as const;
      for (const [name, href] of hrefs)
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    });
    await step('Each has its committed picture', async () => {
      const pictureOf = (name: string) => canvas.getByRole('link', { name }).querySelector('img');
      await expect(pictureOf('CartPanel')?.src).toMatch(/cart-cartpanel--default-390-/);
      await expect(pictureOf('TicketMail')?.src).toMatch(/mails-ticketmail--\S+-720-/);
      await expect(pictureOf('DayPanel')?.src).toMatch(/counter-daypanel--default-1180-/);
      await expect(pictureOf('Button')?.src).toMatch(/primitives-button--default-390-/);
    });
    await step('The changes of the newest version are there, folded up', async () => {
      const news = within(canvas.getByRole('region', { name: "What's new" }));
      await expect(news.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(0);
    });
  },
};
