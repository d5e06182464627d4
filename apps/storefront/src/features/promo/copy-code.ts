import type { PromoCode } from '@tiffin/domain';
import { notices } from '../notices/notices.ts';
import { promoStrings } from './promo.strings.ts';

/** Copies a code to the clipboard and says so; where the browser does not allow that, says what to do instead. */
export async function copyCode({ code }: Pick<PromoCode, 'code'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    notices.success(promoStrings.copied(code));
  } catch {
    notices.failure(promoStrings.notCopied(code));
  }
}
