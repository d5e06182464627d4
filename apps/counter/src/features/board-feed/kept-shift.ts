import { deviceValue } from './device-storage.ts';

/** Whether a shift is running on this device; a browser that keeps nothing asks for the press again after each reload. */
export const keptShift = deviceValue('tiffin-shift', (stored) => stored === true, false);
