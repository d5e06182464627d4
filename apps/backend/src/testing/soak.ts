const isSoak = process.env.SOAK === '1';

/** How often a heavy test repeats, or how it does: `usual` in every run, `full` with SOAK=1. */
export function rounds<T = number>(usual: T, full: T): T {
  return isSoak ? full : usual;
}
