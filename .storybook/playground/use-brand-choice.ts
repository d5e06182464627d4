import { useEffect, useSyncExternalStore } from 'react';
import { type BrandChoice, choiceFrom } from './brand-choice.ts';

interface BrandMessage {
  readonly brand: BrandChoice;
}

const isBrandMessage = (data: unknown): data is BrandMessage =>
  typeof data === 'object' && data !== null && 'brand' in data;

const isListening = 'is listening';
let shown = choiceFrom(location.search);

function subscribe(onChange: () => void) {
  const follow = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isBrandMessage(data)) return;
    shown = data.brand;
    onChange();
  };
  addEventListener('message', follow);
  window.parent.postMessage(isListening, location.origin);
  return () => removeEventListener('message', follow);
}

/** The choice that the playground shows in this window; it colours the whole document. */
export function useBrandChoice(): BrandChoice {
  const brand = useSyncExternalStore(subscribe, () => shown);
  // After the toolbar's own hue, which a decorator sets.
  useEffect(() => document.documentElement.style.setProperty('--tiffin-hue', `${brand.hue}`), [brand.hue]);
  return brand;
}

/** Shows a choice in a frame, now and as soon as what loads there listens; returns how to stop. */
export function showBrand(frame: HTMLIFrameElement, brand: BrandChoice): () => void {
  const send = () => frame.contentWindow?.postMessage({ brand } satisfies BrandMessage, location.origin);
  const answer = ({ data, source }: MessageEvent<unknown>) => {
    if (data === isListening && source === frame.contentWindow) send();
  };
  addEventListener('message', answer);
  send();
  return () => removeEventListener('message', answer);
}
