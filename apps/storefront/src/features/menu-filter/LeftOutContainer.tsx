import { noFilter } from '@tiffin/domain';
import { LeftOutNote } from '@tiffin/ui';
import { useState } from 'react';
import { OpenLeaveOutDialog } from './leave-out-dialog.tsx';
import { hasChosenFilter, useMenuFilter } from './use-menu-filter.ts';

export interface LeftOutProps {
  /** How many dishes of the page are shown; left out where the menu did not load. */
  readonly shown?: number;
  /** How many the page has. */
  readonly total?: number;
  /** Loads the menu again. */
  readonly onRetry: () => void;
}

/** Says what was left out of the dishes of a page, and leads to other choices. */
export default function LeftOutContainer({ shown, total, onRetry }: LeftOutProps) {
  const { filter, setFilter } = useMenuFilter();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LeftOutNote
        filter={filter}
        shown={shown}
        total={total}
        onRetry={onRetry}
        onChange={() => setIsOpen(true)}
        takesFocus={hasChosenFilter()}
        onClear={() => {
          // The note goes with its button.
          document.querySelector('main')?.focus({ preventScroll: true });
          setFilter(noFilter);
        }}
      />
      <OpenLeaveOutDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
