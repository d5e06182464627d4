import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { dialogDepth } from './dialog-history.ts';

/** Runs what belongs into the entry below a dialog once the browser is there; at once where it is already. */
export function whenDialogsLeft(history: RouterHistory, depth: number, run: () => void): void {
  if (dialogDepth(history) <= depth) {
    run();
    return;
  }
  const unsubscribe = history.subscribe(() => {
    if (dialogDepth(history) > depth) return;
    unsubscribe();
    run();
  });
}

// In memory alone: it may say what somebody does not eat. Null until the page has had one.
let kept: string | null = null;

/** Says which fragment the visit has from now on, without its `#`; empty for none. */
export function setKeptFragment(fragment: string): void {
  kept = fragment;
}

/**
 * Keeps a fragment that has parameters (`#without=nuts`) for the visit: whatever way leads to a page, an entry of the
 * history too, it has the fragment that was set last. A link to a place on the page goes there without naming it, and
 * another page begins at its top, as the router would without a fragment. Returns how to stop.
 */
export function keepFragment(router: AnyRouter): () => void {
  const current = () => router.history.location.hash.slice(1);
  const restore = () => {
    if (kept === null && current().includes('=')) kept = current();
    if (kept === null || kept === current() || (kept === '' && !current().includes('='))) return;
    void router.navigate({
      to: '.',
      search: true,
      hash: kept,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  const goToPlace = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const place = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!place || hasModifier || !current().includes('=')) return;
    event.preventDefault();
    place.scrollIntoView();
    // As after a link that the browser follows, the next Tab goes on from there.
    place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
  };
  document.addEventListener('click', goToPlace);
  restore();
  const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const isNew = router.history.location.state.__TSR_index > (fromLocation?.state.__TSR_index ?? 0);
    if (current().includes('=') && pathChanged && isNew) window.scrollTo(0, 0);
    restore();
  });
  return () => {
    document.removeEventListener('click', goToPlace);
    stop();
  };
}
