import { useLayoutEffect } from 'react';
import { brandNamed } from '../brands.ts';

/** The toolbar's choices, as Storybook's globals hold them. */
export interface ToolbarGlobals {
  readonly scheme?: string;
  readonly brand?: string;
  readonly direction?: string;
  readonly motion?: string;
}

/** Puts the toolbar's choices on the document, where the theme reads them; null leaves it as it is. */
export function useDocumentTheme(choices: ToolbarGlobals | null) {
  const { scheme = 'light', brand = 'saffron', direction = 'ltr', motion = 'full' } = choices ?? {};
  const isWanted = choices !== null;
  useLayoutEffect(() => {
    if (!isWanted) return;
    const root = document.documentElement;
    root.lang = 'en-GB';
    root.dir = direction;
    root.dataset.scheme = scheme;
    root.dataset.motion = motion;
    root.style.setProperty('--tiffin-hue', `${brandNamed(brand).hue}`);
  }, [isWanted, scheme, brand, direction, motion]);
}
