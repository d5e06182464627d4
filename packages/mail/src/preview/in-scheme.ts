import type { Scheme } from '@tiffin/ui/brand-colours';

/** A mail as devices in one scheme show it: a frame asks the device, and Storybook's toolbar is to decide. */
export function inScheme(html: string, scheme: Scheme): string {
  return html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');
}
