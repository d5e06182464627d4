import { OutdatedNotice } from '@tiffin/ui';
import type { ReactNode } from 'react';

/** The notice comes with every page: the browser's own CSS decides whether it shows. */
export function Body({ children }: { children: ReactNode }) {
  return (
    <body>
      <OutdatedNotice />
      {children}
    </body>
  );
}
