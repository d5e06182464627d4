import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { configurationKey } from './configuration-key.ts';
import type { SelectedOption } from './menu.ts';

/** A SHA-256 hex digest of a dish and its selections, the same in whatever order they were chosen (record 8). */
export function optionsHash(menuItemId: string, selectedOptions: readonly SelectedOption[]): string {
  return bytesToHex(sha256(utf8ToBytes(configurationKey(menuItemId, selectedOptions))));
}
