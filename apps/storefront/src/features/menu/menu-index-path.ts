// Browsers keep what an address has given them: raise this with each change of the form of MenuIndex.
const form = 1;

/** The address of the index for searching, of a version of the restaurant. */
export function menuIndexPath(version: string): string {
  return `/menu-index?v=${encodeURIComponent(version)}&form=${form}`;
}
