/** Lets callers who ask for the same thing at the same moment share one answer of the database. */
export type SharedReads = <Result>(key: string, read: () => Promise<Result>) => Promise<Result>;

/**
 * Makes shared reads, for public answers that may be some seconds old anyway: nothing is kept once a read has ended, so
 * an answer is at most as much older as one query takes. A rush for one page costs the database one query at a time.
 */
export function createSharedReads(): SharedReads {
  const inFlight = new Map<string, Promise<unknown>>();
  return <Result>(key: string, read: () => Promise<Result>): Promise<Result> => {
    // A key names one kind of read, so the read in flight for it gives the same type.
    const running = inFlight.get(key) as Promise<Result> | undefined;
    if (running !== undefined) return running;
    const started = read();
    const forget = () => inFlight.delete(key);
    inFlight.set(key, started);
    started.then(forget, forget);
    return started;
  };
}
