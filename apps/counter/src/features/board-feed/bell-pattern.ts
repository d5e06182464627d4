import type { BellPattern } from '@tiffin/ui';
import { deviceValue } from './device-storage.ts';

export type { BellPattern };

/** How this device rings for orders that the system has accepted: until someone has seen them, or once. */
export const bellPattern = deviceValue<BellPattern>(
  'tiffin-bell',
  (stored) => (stored === 'once' ? 'once' : 'until_seen'),
  'until_seen',
);
