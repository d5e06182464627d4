const isSoak = process.env.SOAK === '1';

/** How often a heavy journey repeats: `usual` in every run, `full` with SOAK=1. */
export function rounds(usual: number, full: number): number {
  return isSoak ? full : usual;
}
