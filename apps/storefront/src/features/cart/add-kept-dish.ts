import type { QueryClient } from '@tanstack/react-query';
import { toastMessages } from '@tiffin/domain';
import { toasts } from '../toasts/toasts.ts';
import { takeAddition } from './kept-addition.ts';

/** Adds the dish that a visitor wanted, now that they have signed in, and says when that fails. */
export async function addKeptDish(queryClient: QueryClient): Promise<void> {
  const kept = takeAddition();
  if (kept === null) return;
  try {
    const { sendKeptAddition } = await import('./send-addition.ts');
    await sendKeptAddition(queryClient, kept);
  } catch {
    toasts.failure(toastMessages.cartAddFailed);
  }
}
