import { HeadContent, Scripts } from '@tanstack/react-router';
import { OutdatedNotice, preloadedFonts } from '@tiffin/ui';
import { FontPreloads } from '@tiffin/web';
import { type ReactNode, useEffect } from 'react';
import { replayPreHydrationClicks } from '../browser/pre-hydration-clicks.ts';
import { ThemeColours } from './ThemeColours.tsx';

/** The HTML document round every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  // Round every page, also one of an error or of no restaurant.
  useEffect(() => {
    // In a task of its own: a press makes React hydrate what it meets, which it does not do in the middle of this.
    setTimeout(replayPreHydrationClicks);
  }, []);
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* Read once, as the document comes. */}
        {import.meta.env.SSR && <ThemeColours />}
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
