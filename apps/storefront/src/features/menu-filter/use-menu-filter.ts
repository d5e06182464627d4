import { useLocation, useRouter } from '@tanstack/react-router';
import type { MenuFilter } from '@tiffin/domain';
import { useMemo } from 'react';
import { filterFragment, readFilter } from './filter-fragment.ts';

/** What the customer leaves out of the menu, as the fragment of the address has it, and how to leave out other things. */
export function useMenuFilter() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const { navigate } = useRouter();
  const filter = useMemo(() => readFilter(fragment), [fragment]);
  const setFilter = (next: MenuFilter) =>
    void navigate({
      to: '.',
      search: true,
      hash: filterFragment(next),
      // Back leaves the page, as it would have before.
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return { fragment, filter, setFilter };
}
