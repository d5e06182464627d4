import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as Storybook's index lists it. */
interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** States that no page shows, each once: dialogs and the cart. */
const keyStates: ReadonlySet<string> = new Set([
  'cart-cartpanel--default',
  'cart-cartpanel--empty',
  'checkout-checkoutdialog--default',
  'checkout-checkoutsuccessful--staying',
  'checkout-checkoutfailed--default',
  'menu-dishdialog--default',
  'menu-dishdialog--required-missing',
  'account-addressform--default',
  'foundations-colour--both-restaurants',
]);

/** States that look like another one at rest, or like it at one of the three widths. */
const alike = new RegExp(
  [
    '--(mobile|links|adding|clearing|without-vat|no-ordering-mode|popup-blocked|with-message|sign-in-failed)$',
    '--(older-loading|older-failed|paging|one-store|signing-in|payment-expired|with-back)$',
    // In the frame: what the page alone does not show.
    '^pages-homepage--(default|visitor|closed)$',
    'inshell--(signed-out|empty-cart|loading|failed|offline-elsewhere|checkout-succeeded|checkout-refused)$',
    '^pages-every-page',
  ].join('|'),
);

/** The widths at which they are compared. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 800, height: 1100 },
  { width: 1440, height: 1000 },
] as const;

/** The colour schemes in which they are compared. */
export const schemes = ['light', 'dark'] as const;

/** The name of a committed picture. */
export const baselineOf = (id: string, width: number, scheme: string): string =>
  `${id}-${width}-${scheme}.jpg`;

/** Where the committed pictures are. */
export const baselines = join(import.meta.dirname, 'baselines');

/** Committed pictures of stories that are compared no more. */
export function staleBaselines(): readonly string[] {
  const wanted = new Set(
    comparedStories().flatMap(({ id }) =>
      viewports.flatMap(({ width }) => schemes.map((scheme) => baselineOf(id, width, scheme))),
    ),
  );
  return readdirSync(baselines).filter((name) => !wanted.has(name));
}

/** The stories that are compared: every state of every page, and the key states. */
export function comparedStories(): readonly IndexEntry[] {
  const file = join(import.meta.dirname, '../../dist/storybook/index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const missing = [...keyStates].filter((id) => !stories.some((story) => story.id === id));
  if (missing.length > 0) throw new Error(`These key states are no stories: ${missing.join(', ')}.`);
  return stories.filter(
    ({ id, title }) => (title.startsWith('Pages/') && !alike.test(id)) || keyStates.has(id),
  );
}
