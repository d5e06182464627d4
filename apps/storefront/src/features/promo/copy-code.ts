import type { PromoCode } from '@tiffin/domain';
import { toasts } from '../toasts/toasts.ts';

const promoStrings = {
  copied: (code: string) => `${code} copied`,
  notCopied: (code: string) =>
    `Your browser did not allow us to copy ${code}. Select the code and copy it yourself.`,
} as const;

/** Copies a code to the clipboard and says so; where the browser does not allow that, says what to do instead. */
export async function copyCode({ code }: Pick<PromoCode, 'code'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toasts.resolve(promoStrings.notCopied(code));
    toasts.success(promoStrings.copied(code));
  } catch {
    toasts.failure(promoStrings.notCopied(code));
  }
}
