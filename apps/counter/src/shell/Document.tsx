import { HeadContent, Scripts } from '@tanstack/react-router';
import { OutdatedNotice, preloadedFonts } from '@tiffin/ui';
import { FontPreloads } from '@tiffin/web';
import type { ReactNode } from 'react';

/** The HTML document round every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <HeadContent />
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
