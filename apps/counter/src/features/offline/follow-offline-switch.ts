import { fetchOfflineSwitch } from './offline.functions.ts';
import { removeWorker, startWorker } from './worker-registration.ts';

/**
 * Starts the service worker, or removes it where the operator has switched it off. Browsers have none over plain http and in
 * some private windows; the app then does without.
 */
export async function followOfflineSwitch(): Promise<void> {
  // The development server changes its files while it runs.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  if (await fetchOfflineSwitch()) await startWorker();
  else await removeWorker();
}
