import type { RollWidth } from '@tiffin/ui';
import { z } from 'zod/mini';
import { deviceValue } from './device-storage.ts';

/** The roll of this device's printer, in mm; null where it has none and nothing is printed at Accept. */
export const printerRoll = deviceValue<RollWidth | null>(
  'tiffin-printer',
  (stored) => z.nullable(z.literal([80, 58])).parse(stored),
  null,
);
