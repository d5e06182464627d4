import { tabStorage } from '../../browser/session-storage.ts';
import { tokenStore } from './token-store.ts';

const entry = tabStorage.entry('pendingLogout');

/** Signs out: here at once, also offline; on the server as soon as it can be reached from this tab (record 6). */
export function logOut(): Promise<void> {
  const tokens = tokenStore.read();
  tokenStore.clear();
  if (tokens !== null) entry.write(`${entry.read() ?? ''} ${tokens.refreshToken}`);
  return send();
}

/** Sends pending logouts when a page of this tab starts, and whenever the browser is back online. */
export function resumePendingLogouts(): void {
  window.addEventListener('online', send);
  void send();
}

async function send(): Promise<void> {
  if (entry.read() === null) return;
  // Without a connection the code cannot be loaded either; the next attempt is made when the browser is online.
  await import('./pending-logouts.ts').then((module) => module.sendPendingLogouts()).catch(() => undefined);
}
