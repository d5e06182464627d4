import type { Settings } from '@tiffin/api';
import { isBrightHue } from '@tiffin/domain';

const lettersAndDigits = /[\p{L}\p{N}]/u;

/** The brand's fill and what is written on it: bright brands carry dark letters, deep ones pale letters. */
export function brandColours(brandHue: number): { readonly fill: string; readonly ink: string } {
  return isBrightHue(brandHue)
    ? { fill: `oklch(0.81 0.165 ${brandHue})`, ink: `oklch(0.24 0.042 ${brandHue})` }
    : { fill: `oklch(0.485 0.115 ${brandHue})`, ink: `oklch(0.99 0.012 ${brandHue})` };
}

/** An icon for the browser's tab, drawn from the restaurant's initial and hue. */
export function restaurantIcon({ name, brandHue }: Pick<Settings, 'name' | 'brandHue'>): string {
  const { fill, ink } = brandColours(brandHue);
  const initial = lettersAndDigits.exec(name)?.[0]?.toUpperCase() ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${fill}"/>` +
    `<text x="16" y="22.5" text-anchor="middle" font-family="Georgia,serif" font-size="19" fill="${ink}">${initial}</text></svg>`
  );
}
