import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chosenChoices } from '@tiffin/domain';
import type { GoogleSignInPanelProps } from '@tiffin/ui';
import { useMemo } from 'react';
import { useClientStore } from '../../browser/use-client-store.ts';
import { knownDish } from '../menu/known-dish.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { pendingAddition, readAddition } from './pending-addition.ts';

const kept = { get: pendingAddition.read, subscribe: pendingAddition.subscribe };

/** The dish that a visitor wanted to add, and that waits until they have signed in. */
export function useKeptDish(): GoogleSignInPanelProps['keptDish'] {
  const text = useClientStore(kept, null);
  const addition = useMemo(() => readAddition(text), [text]);
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...menuQueries.dish(addition?.menuItemId ?? ''),
    enabled: addition !== null,
  });
  const dish = data ?? knownDish(queryClient, addition?.menuItemId);
  if (addition === null || dish === undefined) return undefined;
  const options = 'options' in dish ? dish.options : [];
  return {
    name: dish.name,
    photoUrl: dish.photoUrl,
    quantity: addition.quantity,
    choices: chosenChoices(options, addition.selectedOptions).map(({ name }) => name),
  };
}
