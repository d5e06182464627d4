import type { RefundAuthor } from '@tiffin/domain';
import type { RefundRow } from '../../db/schema.ts';

/** Who has asked for a stored refund, as its restaurant reads it. */
export function refundAuthor({ byKind, byName }: Pick<RefundRow, 'byKind' | 'byName'>): RefundAuthor {
  const kind = byKind === 'staff' || byKind === 'manager' ? 'restaurant' : byKind;
  return { kind, name: byName };
}
