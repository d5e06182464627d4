import { readRestaurantPage } from './restaurant.server.ts';

const lettersAndDigits = /[\p{L}\p{N}]/u;

/** An icon for the browser's tab, drawn from the restaurant's initial and hue. */
export async function restaurantIcon(): Promise<Response> {
  const page = await readRestaurantPage().catch(() => null);
  if (page === null) return new Response('Not found', { status: 404 });
  const { name, brandHue } = page.settings;
  // The same rule as the theme's: bright brands carry dark letters, deep ones pale letters.
  const isBright = Math.abs(brandHue - 85) < 26;
  const disc = isBright ? `oklch(0.81 0.165 ${brandHue})` : `oklch(0.485 0.115 ${brandHue})`;
  const ink = isBright ? `oklch(0.24 0.042 ${brandHue})` : `oklch(0.99 0.012 ${brandHue})`;
  const initial = lettersAndDigits.exec(name)?.[0]?.toUpperCase() ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${disc}"/>` +
    `<text x="16" y="22.5" text-anchor="middle" font-family="Georgia,serif" font-size="19" fill="${ink}">${initial}</text></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
