/** Lets callers who ask for the same thing at the same moment share one answer. */
export type SingleFlight = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a single flight: while a call is in flight, further calls with its key get its answer. Nothing is kept once it
 * has ended. A rush for one page costs the database one query at a time.
 */
export function createSingleFlight(): SingleFlight {
  const inFlight = new Map<string, Promise<unknown>>();
  return <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    // A key names one kind of call, so the one in flight for it gives the same type.
    const running = inFlight.get(key) as Promise<Result> | undefined;
    if (running !== undefined) return running;
    const started = run();
    const forget = () => inFlight.delete(key);
    inFlight.set(key, started);
    started.then(forget, forget);
    return started;
  };
}
