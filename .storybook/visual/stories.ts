import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as Storybook's index lists it. */
interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** States that no page of the storefront shows, each once: dialogs and the cart. */
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
    // Other words in the same places.
    '^pages-orderpage--(becomes-accepted|connection-lost|desktop|preparing|out-for-delivery|ready-to-collect)$',
    '^pages-orderpage--(delayed-before|other-payment-back|payment-not-used)$',
    '^pages-pageloading--(address|orders|profile)$',
  ].join('|'),
);

/** The sizes at which pages and key states are compared. */
const viewports = [
  { width: 390, height: 844 },
  { width: 800, height: 1100 },
  { width: 1440, height: 1000 },
] as const;

const tablet = { width: 1180, height: 820 };
const phone = { width: 390, height: 844 };

/** States of the counter, each as the device that it is made for shows it. docs/counter.md shows some of them. */
const counterStates: Readonly<Record<string, Pick<ComparedStory, 'sizes' | 'schemes'>>> = {
  'counter-counterframe--with-board': { sizes: [tablet], schemes: ['light', 'dark'] },
  'counter-orderboard--phone': { sizes: [phone], schemes: ['light'] },
  'counter-counterorderpage--default': { sizes: [tablet], schemes: ['light'] },
  'counter-declinedialog--out-of-stock': { sizes: [tablet], schemes: ['light'] },
  'counter-menuavailability--taking-off': { sizes: [tablet], schemes: ['light'] },
  'counter-servicepanel--default': { sizes: [tablet], schemes: ['light'] },
  'counter-daypanel--default': { sizes: [tablet], schemes: ['light'] },
  'counter-pairingform--default': { sizes: [tablet], schemes: ['light'] },
  'counter-startshift--default': { sizes: [tablet], schemes: ['light'] },
  // Paper, 80 and 58 mm wide.
  'counter-orderticket--default': { sizes: [{ width: 390, height: 1000 }], schemes: ['light'] },
  'counter-orderticket--narrow': { sizes: [{ width: 390, height: 1000 }], schemes: ['light'] },
};

/** How a mail is compared: its HTML on a computer, in both schemes. */
const mailViews = { sizes: [{ width: 720, height: 1000 }], schemes: ['light', 'dark'] } as const;

/** A colour scheme of a story. */
export type Scheme = 'light' | 'dark';

/** A size of the window, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A story that is compared, with the sizes and colour schemes in which it is. */
interface ComparedStory extends IndexEntry {
  readonly sizes: readonly [Size, ...Size[]];
  readonly schemes: readonly Scheme[];
  /** Whether it takes its scheme only when it is loaded: the frames of mails do not follow the page around them. */
  readonly isLoadedForScheme: boolean;
}

/** The name of a committed picture. */
export const baselineOf = (id: string, width: number, scheme: Scheme): string =>
  `${id}-${width}-${scheme}.jpg`;

/** Where the committed pictures are. */
export const baselines = join(import.meta.dirname, 'baselines');

function wantedBaselines(): ReadonlySet<string> {
  return new Set(
    comparedStories().flatMap(({ id, sizes, schemes }) =>
      sizes.flatMap(({ width }) => schemes.map((scheme) => baselineOf(id, width, scheme))),
    ),
  );
}

/** Committed pictures of stories that are compared no more. */
export function staleBaselines(): readonly string[] {
  const wanted = wantedBaselines();
  return readdirSync(baselines).filter((name) => !wanted.has(name));
}

/** Pictures that docs/counter.md shows and that are not compared. */
export function missingPictures(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/counter.md'), 'utf8');
  const shown = [...text.matchAll(/baselines\/([\w-]+\.jpg)/g)].map(([, name = '']) => name);
  const wanted = wantedBaselines();
  return shown.filter((name) => !wanted.has(name));
}

/** How every other component is compared: its first story on a phone, as much of it as the Welcome page shows. */
const componentViews = { sizes: [{ width: 390, height: 488 }], isLoadedForScheme: false } as const;

/**
 * The stories that are compared: every state of every page, key states, those of the counter, the first of each mail and
 * of each other component.
 */
export function comparedStories(): readonly ComparedStory[] {
  const file = join(import.meta.dirname, '../../dist/storybook/index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const wanted = [...keyStates, ...Object.keys(counterStates)];
  const missing = wanted.filter((id) => !stories.some((story) => story.id === id));
  if (missing.length > 0) throw new Error(`These key states are no stories: ${missing.join(', ')}.`);
  const titlesWithKeyStates = new Set(
    stories.filter(({ id }) => wanted.includes(id)).map(({ title }) => title),
  );
  return stories.flatMap((story, index) => {
    const { id, title } = story;
    const inCounter = counterStates[id];
    if (inCounter !== undefined) return { ...story, ...inCounter, isLoadedForScheme: false };
    const isFirst = stories[index - 1]?.title !== title;
    if (title.startsWith('Mails/')) return isFirst ? { ...story, ...mailViews, isLoadedForScheme: true } : [];
    const isPage = title.startsWith('Pages/') && !alike.test(id);
    if (isPage || keyStates.has(id))
      return { ...story, sizes: viewports, schemes: ['light', 'dark'] as const, isLoadedForScheme: false };
    // Welcome and the flows are no components.
    const isComponent = title.includes('/') && !/^(Pages|Flows)\//.test(title);
    if (!isComponent || !isFirst || titlesWithKeyStates.has(title)) return [];
    const schemes = title.startsWith('Counter/') ? (['light'] as const) : (['light', 'dark'] as const);
    return { ...story, ...componentViews, schemes };
  });
}
