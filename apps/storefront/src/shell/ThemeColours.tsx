import { rootRouteId, useMatch } from '@tanstack/react-router';
import { themeColours } from '../features/head/head-tags.ts';

/** The colours of the browser's own frame. Beside the router's head, which keeps one `<meta>` of each name. */
export function ThemeColours() {
  const hue = useMatch({
    from: rootRouteId,
    // An unknown hostname has no data.
    select: ({ loaderData }) => loaderData?.page.settings.brandHue,
  });
  if (hue === undefined) return null;
  return themeColours(hue).map((colour) => <meta key={colour.media} name="theme-color" {...colour} />);
}
