import type { CallResult } from '@tiffin/api';
import { enterPin } from '../board-feed/board.functions.ts';

/** An action for which a person may have typed their PIN. */
export interface PinPress {
  /** Null where none is needed. */
  readonly pin: string | null;
}

/** Makes a call as the person of the PIN; a wrong PIN is the call's failure, and nothing else is sent. */
export async function withPin<Value>(
  pin: string | null,
  call: () => Promise<CallResult<Value>>,
): Promise<CallResult<Value>> {
  if (pin === null) return call();
  const elevation = await enterPin({ data: { pin } });
  return elevation.ok ? call() : elevation;
}
