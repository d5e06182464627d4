import { ApiError } from '@tiffin/api';
import { enterPin } from '../board-feed/board.functions.ts';
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
  try {
    await enterPin({ data: { pin } });
  } catch (error) {
    throw error instanceof ApiError ? new PinError(error) : error;
  }
}
