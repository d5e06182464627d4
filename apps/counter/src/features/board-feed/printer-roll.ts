import type { RollWidth } from '@tiffin/ui';
import { deviceValue } from './device-storage.ts';

/** The roll of this device's printer, in mm; null where it has none and nothing is printed by itself. */
export const printerRoll = deviceValue<RollWidth | null>(
  'tiffin-printer',
  (stored) => (stored === 80 || stored === 58 ? stored : null),
  null,
);

/** From when on accepted orders are printed by itself, ISO 8601: those before were printed or cooked without. */
export const printedFrom = deviceValue<string | null>(
  'tiffin-printer-since',
  (stored) => (typeof stored === 'string' ? stored : null),
  null,
);
