import type { GoogleSignInPanelProps } from '@tiffin/ui';
import { useMemo } from 'react';
import { useClientStore } from '../../browser/use-client-store.ts';
import { keptText, readAddition } from './kept-addition.ts';

/** The dish that a visitor wanted to add, and that waits until they have signed in. */
export function useKeptDish(): GoogleSignInPanelProps['keptDish'] {
  const text = useClientStore(keptText, null);
  return useMemo(() => readAddition(text) ?? undefined, [text]);
}
