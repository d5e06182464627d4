import { HeadContent, Scripts } from '@tanstack/react-router';
import { OutdatedNotice, preloadedFonts } from '@tiffin/ui';
import { FontPreloads } from '@tiffin/web';
import type { ReactNode } from 'react';

// The paper of the house, light and dark: the bar of the installed app has no edge to the page. Beside the router's head,
// which keeps one `<meta>` of each name.
const themeColours = [
  { media: '(prefers-color-scheme: light)', content: '#fdfbf7' },
  { media: '(prefers-color-scheme: dark)', content: '#17120d' },
];

/** The HTML document round every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <HeadContent />
        {themeColours.map((colour) => (
          <meta key={colour.media} name="theme-color" {...colour} />
        ))}
      </head>
      <body>
        <FontPreloads hrefs={preloadedFonts} />
        <OutdatedNotice />
        {children}
        <Scripts />
      </body>
    </html>
  );
}
