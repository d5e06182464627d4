import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, createContext, lazy, use, useEffect, useState } from 'react';
import { useRecovery } from './use-recovery.ts';

/** A component whose code is fetched on demand. */
export interface Preloadable<Props> {
  readonly Component: ComponentType<Props>;
  /**
   * Fetches the code ahead of time and resolves once it is here, or cannot be fetched: then it is fetched again when the
   * component is shown.
   */
  readonly preload: () => Promise<void>;
}

/** What a stand-in for code that could not be fetched is given besides the component's own props. */
interface Missed {
  readonly retry: () => void;
}

const Retry = createContext(() => {});

/** Shows nothing and fetches the code again by itself. */
function Awaiting({ retry }: Missed) {
  useRecovery(retry);
  return null;
}

/**
 * Makes a component of code that comes when it is first shown, or earlier by `preload`. Code that is there shows at
 * once: React holds back whatever a Suspense boundary has waited for, however shortly, by up to 300 ms. Where the code
 * cannot be fetched, `Missing` stands in and the page round it stays; React's own `lazy` would take the page away.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Missing: ComponentType<Props & Missed> = Awaiting,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const StandIn = (props: Props) => {
    const retry = use(Retry);
    // React keeps what a lazy component came to: the next showing starts again.
    useEffect(
      () => () => {
        late = attempt();
      },
      [],
    );
    return <Missing {...props} retry={retry} />;
  };
  const attempt = () => lazy(() => loadOnce().catch(() => ({ default: StandIn })));
  let late = attempt();
  // What the server has written stays as it is until its code comes, also while a page that is left gives its code up: a
  // stand-in would not be what React finds there.
  const written = lazy(async () => {
    for (;;) {
      const module = await loadOnce().catch(() => null);
      if (module !== null) return module;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  });
  // The server renders a page in one piece and waits for no code: it fetches all of it as it starts.
  if (import.meta.env.SSR) void loadOnce();
  return {
    Component: (props) => {
      // Chosen for as long as it is shown: another component in its place would start again.
      const isHydrated = useHydrated();
      const [Chosen, choose] = useState(() => loaded ?? (isHydrated ? late : written));
      const retry = () => {
        late = attempt();
        choose(() => late);
      };
      return (
        <Retry value={retry}>
          <Chosen {...props} />
        </Retry>
      );
    },
    preload: async () => {
      await loadOnce().catch(() => undefined);
    },
  };
}
