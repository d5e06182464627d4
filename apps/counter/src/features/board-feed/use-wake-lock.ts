import { useEffect } from 'react';

/** Keeps the screen awake while it is on; the browser lets go of the lock whenever the page is hidden. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    // Missing on http, and in browsers of before 2025.
    if (!isOn || !('wakeLock' in navigator)) return;
    const end = new AbortController();
    let lock: WakeLockSentinel | null = null;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused while the battery is low: the shift goes on without it.
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (end.signal.aborted) await taken?.release();
      else lock = taken;
    };
    document.addEventListener('visibilitychange', () => void take(), { signal: end.signal });
    void take();
    return () => {
      end.abort();
      void lock?.release();
    };
  }, [isOn]);
}
