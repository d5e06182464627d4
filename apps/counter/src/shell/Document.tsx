import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The HTML document round every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
