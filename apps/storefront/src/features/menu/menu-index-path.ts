// Browsers keep what an address has given them: raise this with each change of the form of MenuIndex or MenuChoices.
const form = 3;
const query = (version: string) => `?v=${encodeURIComponent(version)}&form=${form}`;

/** The address of the index for searching, of a version of the restaurant. */
export const menuIndexPath = (version: string): string => `/menu-index${query(version)}`;

/** The address of the names of choices that are searched with it. */
export const menuChoicesPath = (version: string): string => `/menu-choices${query(version)}`;
