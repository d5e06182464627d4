// The rules know no platform, but their tests run on Node.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const isSoak = process.env.SOAK === '1';

// Mutation testing runs the tests again for each mutant, so a tenth has to be enough there.
const isMutation = process.env.MUTATION === '1';

/** How often a heavy test repeats: `usual` in every run, `full` with SOAK=1, a tenth of `usual` with MUTATION=1. */
export function rounds(usual: number, full: number): number {
  if (isMutation) return Math.ceil(usual / 10);
  return isSoak ? full : usual;
}
