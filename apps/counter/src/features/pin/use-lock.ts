import { useEffect } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { deviceValue } from '../board-feed/device-storage.ts';
import { useIsShared } from '../session/use-is-shared.ts';

// Until the board has been read, and without a connection.
const keptLock = deviceValue('tiffin-lock-needs-pin', (stored) => stored === true, false);

/** Whether this device asks for a PIN before a shift starts on it, as a manager of the restaurant has set. */
export function useLockNeedsPin(): boolean {
  const { board } = useBoard();
  const isShared = useIsShared();
  const needsPin = board?.lock.needsPin;
  useEffect(() => {
    if (needsPin !== undefined) keptLock.write(needsPin);
  }, [needsPin]);
  return isShared && (needsPin ?? keptLock.read());
}
