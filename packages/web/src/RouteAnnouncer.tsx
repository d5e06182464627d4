import { useRouter } from '@tanstack/react-router';
import { VisuallyHidden } from '@tiffin/ui';
import { useEffect, useState } from 'react';

// Pages that load their data in the browser replace a skeleton, and its heading, within this time.
const settleMs = 5_000;

/**
 * Reads out the title of each page that the visitor goes to, and moves the focus to its heading where what had the focus
 * has gone with the page before. A document that the browser loads itself needs neither.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let stopWatching = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      // Dialogs change the address too, and have a place of their own for the focus.
      if (!pathChanged || fromLocation === undefined) return;
      stopWatching();
      stopWatching = moveLostFocus();
      setTitle(document.title);
    });
    return () => {
      unsubscribe();
      stopWatching();
    };
  }, [router]);
  return (
    <VisuallyHidden>
      <p role="status">{title}</p>
    </VisuallyHidden>
  );
}

/** Focuses the page's heading while the focus is nowhere, until the page has settled or the visitor does something. */
function moveLostFocus(): () => void {
  const focusHeading = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const heading = isLost ? document.querySelector('main h1') : null;
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    // The router has restored the scroll position already.
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusHeading);
  const controller = new AbortController();
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    controller.abort();
  };
  const timer = setTimeout(stop, settleMs);
  for (const event of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(event, stop, { capture: true, signal: controller.signal });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  focusHeading();
  return stop;
}
