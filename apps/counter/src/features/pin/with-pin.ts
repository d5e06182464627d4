import { ApiError } from '@tiffin/api';
import { unansweredEnd } from './end-elevation.ts';
import { PinError } from './pin-error.ts';

/** An action for which a person may have typed their PIN. */
export interface PinPress {
  /** Null where none is needed. */
  readonly pin: string | null;
}

/** Makes a call as the person of the PIN. Throws a {@link PinError} when the PIN is not taken, else the call's failure. */
export async function withPin<Value>(pin: string | null, call: () => Promise<Value>): Promise<Value> {
  if (pin !== null) await sendPin(pin);
  return call();
}

/** Lets this device act as the person of a PIN for ten minutes. Throws a {@link PinError} when it is not taken. */
export async function sendPin(pin: string): Promise<void> {
  await ofPin(({ enterPin }) => enterPin({ data: { pin } }));
  unansweredEnd.write(false);
}

/** Looks whether a PIN opens this device; nothing else. Throws a {@link PinError} when it is not taken. */
export function unlockByPin(pin: string): Promise<void> {
  return ofPin(({ checkPin }) => checkPin({ data: { pin } }));
}

type BoardFunctions = typeof import('../board-feed/board.functions.ts');

async function ofPin(call: (functions: BoardFunctions) => Promise<unknown>): Promise<void> {
  try {
    await call(await import('../board-feed/board.functions.ts'));
  } catch (error) {
    throw error instanceof ApiError ? new PinError(error) : error;
  }
}
