import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { sections } from './sections.ts';
import { storybookTheme } from './theme/storybook-theme.ts';

/** What is read rather than tried out: nothing to control but the hue, nothing to play. */
const isReading = (storyId: string | undefined) =>
  /^(welcome-|playground-|also-called-|foundations-(?!colour--any-hue))/.test(storyId ?? '');

/** The theme for the toolbar's choices; manager-head.html reads the scheme for what no theme reaches. */
function themeFor({ brand, scheme }: Readonly<Record<string, unknown>>) {
  document.documentElement.dataset.scheme = scheme === 'dark' ? 'dark' : 'light';
  return storybookTheme(brand, scheme);
}

/** What the address chooses, `globals=brand:forno;scheme:dark`, so that the frame opens in it. */
const addressChoices = Object.fromEntries(
  (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((choice) => choice.split(':')),
);

/** What of the toolbar's choices makes the theme; the first restaurant in light unless the address says another. */
const lookOf = ({ brand = 'saffron', scheme = 'light' }: Readonly<Record<string, unknown>>) =>
  `${brand} ${scheme}`;

addons.setConfig({
  theme: themeFor(addressChoices),
  // The sidebar shows its sections first, all on one screen, and opens that of the page; hundreds of entries take time.
  sidebar: {
    collapsedRoots: ['Foundations', ...sections.map(({ title }) => title), 'Flows'].map((title) =>
      title.toLowerCase(),
    ),
  },
  layoutCustomisations: {
    showPanel: ({ storyId }, shownByDefault) => (isReading(storyId) ? false : shownByDefault),
  },
});

addons.register('tiffin/theme', (api) => {
  let shown = lookOf(addressChoices);
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    // Another theme renders the whole frame again, the sidebar's hundreds of entries too.
    if (lookOf(globals) === shown) return;
    shown = lookOf(globals);
    api.setOptions({ theme: themeFor(globals) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
