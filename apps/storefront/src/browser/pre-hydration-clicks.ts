declare global {
  interface Window {
    /** What has been pressed before the page could answer; kept by the script in its head. */
    preHydrationClicks?: {
      readonly pressed: Map<HTMLElement, boolean | undefined>;
      /** The page answers, but for its late parts. */
      isPageReady: boolean;
      readonly stop: () => void;
    };
  }
}

/**
 * Runs before the first paint. Until React has taken the page over, a press on what only React can answer would be
 * lost: it is marked, kept back, and done when the page can. Links and forms need no help. What is pressed again is done
 * once. Parts of a page whose code comes after it stand within `data-late` until they answer.
 */
export const preHydrationClicksScript = `{
const pressed=new Map,keep=e=>{
const t=e.target.closest?.('button:not([type=submit]),input[type=radio],input[type=checkbox]');
if(!t||window.preHydrationClicks.isPageReady&&!t.closest('[data-late]'))return;
e.stopPropagation();
pressed.delete(t);
pressed.set(t,t.checked);
t.toggleAttribute('data-pressed',true)
};
addEventListener('click',keep,true);
window.preHydrationClicks={pressed,isPageReady:false,stop:()=>removeEventListener('click',keep,true)}
}`.replaceAll('\n', '');

/** Does what has been pressed before; to be called when the page answers, and when a late part of it does. */
export function replayPreHydrationClicks(): void {
  const { preHydrationClicks } = window;
  if (preHydrationClicks === undefined) return;
  preHydrationClicks.isPageReady = true;
  if (document.querySelector('[data-late]') === null) {
    delete window.preHydrationClicks;
    preHydrationClicks.stop();
  }
  for (const [element, wanted] of preHydrationClicks.pressed) {
    if (element.closest('[data-late]') !== null) continue;
    preHydrationClicks.pressed.delete(element);
    element.removeAttribute('data-pressed');
    // React takes over the part of the page that an event meets. In the middle of its own click would be too late: a
    // choice is compared with what it was then. Nobody listens to this event.
    element.dispatchEvent(new Event('auxclick', { bubbles: true }));
    // The browser has made the choice already, which to React would be no change.
    if (element instanceof HTMLInputElement && wanted !== undefined) element.checked = !wanted;
    element.click();
  }
}
