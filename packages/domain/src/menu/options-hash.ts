import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SelectedOption } from './menu.ts';

/** A SHA-256 hex digest of a dish and its selections, the same in whatever order they were chosen (decisions: cart). */
export function optionsHash(menuItemId: string, selectedOptions: readonly SelectedOption[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([menuItemId, sortedSelections(selectedOptions)]))));
}

function sortedSelections(
  selectedOptions: readonly SelectedOption[],
): readonly (readonly [string, string[]])[] {
  const choicesByOption = new Map<string, Set<string>>();
  for (const { optionId, choiceIds } of selectedOptions) {
    // An option answered with nothing is the same dish as one not answered at all.
    if (choiceIds.length === 0) continue;
    choicesByOption.set(optionId, new Set([...(choicesByOption.get(optionId) ?? []), ...choiceIds]));
  }
  // Ids are unique keys, so plain code unit order is total and does not depend on a locale.
  return [...choicesByOption]
    .map(([optionId, choiceIds]) => [optionId, [...choiceIds].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
