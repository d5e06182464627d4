import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is fetched on demand. */
interface Preloadable<Props> {
  readonly Component: ComponentType<Props>;
  /** Fetches the code ahead of time; without a connection it tries again when the component is shown. */
  readonly preload: () => void;
}

/**
 * Makes a component of code that comes when it is first shown, or earlier by `preload`. Code that is there shows at
 * once: React holds back whatever a Suspense boundary has waited for, however shortly, by up to 300 ms.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Late = lazy(loadOnce);
  return {
    Component: (props) => {
      // Chosen for as long as it is shown: another component in its place would begin anew.
      const [Chosen] = useState(() => loaded ?? Late);
      return <Chosen {...props} />;
    },
    preload: () => void loadOnce().catch(() => undefined),
  };
}
