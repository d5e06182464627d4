import { useLocation, useRouter } from '@tanstack/react-router';
import type { MenuFilter } from '@tiffin/domain';
import { setKeptFragment } from '@tiffin/web';
import { useMemo } from 'react';
import { filterFragment, readFilter } from './filter-fragment.ts';

let hasChosen = false;

/** Whether the customer has chosen here, and not come by an address, what is left out. */
export const hasChosenFilter = (): boolean => hasChosen;

/** What the customer leaves out of the menu, as the fragment of the address has it, and how to leave out other things. */
export function useMenuFilter() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const { navigate } = useRouter();
  const filter = useMemo(() => readFilter(fragment), [fragment]);
  const setFilter = (next: MenuFilter) => {
    hasChosen = true;
    setKeptFragment(filterFragment(next));
    void navigate({
      to: '.',
      search: true,
      hash: filterFragment(next),
      // Back leaves the page, as it would have before.
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  return { filter, setFilter };
}
