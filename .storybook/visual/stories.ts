import { readFileSync } from 'node:fs';
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
  'checkout-checkoutfailed--default',
  'menu-dishdialog--required-missing',
  'account-addressform--default',
  'foundations-colour--both-restaurants',
]);

/** States that look like another one at rest, or like it at one of the three widths. */
const alike = /--(mobile|links|adding|clearing|without-vat|no-ordering-mode|popup-blocked|with-message)$/;

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
