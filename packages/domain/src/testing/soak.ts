// The rules know no platform, but their tests run on Node.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const isSoak = process.env.SOAK === '1';

/** How often a heavy test repeats: `usual` in every run, `full` with SOAK=1. */
export function rounds(usual: number, full: number): number {
  return isSoak ? full : usual;
}
