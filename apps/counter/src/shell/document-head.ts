import { brandStyle } from '@tiffin/ui';
import { headLinks } from './head-links.ts';
import { shellStrings } from './shell.strings.ts';

// The counter is one app for every restaurant and keeps the house's own hue.
const houseHue = 73;

/** The head of every page. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'robots', content: 'noindex' },
      { title: shellStrings.name },
    ],
    links: headLinks,
    styles: [{ children: brandStyle(houseHue) }],
  };
}

/** The head of an inner page: its own title before the app's name. */
export function pageHead(title: string) {
  return { meta: [{ title: `${title} · ${shellStrings.name}` }] };
}
