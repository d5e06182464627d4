import { statusOf } from '@tiffin/api';
import { tabStorage } from '../../browser/session-storage.ts';
import { endSession } from './session.functions.ts';

// Refresh tokens, separated by spaces: a second logout may come before the first has reached the server.
const entry = tabStorage.entry('pendingLogout');
const pending = () => entry.read()?.split(' ').filter(Boolean) ?? [];

let sending = Promise.resolve();

/** Sends the logouts that have not reached the server; any answer ends one, even 401 (the server knows no such session). */
export function sendPendingLogouts(): Promise<void> {
  // One after the other: a token that is added meanwhile has its turn.
  sending = sending.then(sendAll);
  return sending;
}

async function sendAll(): Promise<void> {
  for (const refreshToken of pending()) {
    try {
      await endSession({
        data: { refreshToken },
        // It still arrives when the customer leaves the page.
        fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
      });
    } catch (error) {
      // Without an answer, as without a connection, the next attempt is made when the browser is online.
      if (statusOf(error) !== 401) continue;
    }
    entry.write(
      pending()
        .filter((other) => other !== refreshToken)
        .join(' ') || null,
    );
  }
}
