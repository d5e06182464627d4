import { ScriptlessNotice } from '@tiffin/ui';
import type { ReactNode } from 'react';

/** Where JavaScript is switched off the menu can be read, and ordered from by phone. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptlessNotice phone="0113 496 0140" />
      {children}
    </>
  );
}
