/** Whether the fragment of an address, without its `#`, leaves dishes out. */
export const hasFilter = (fragment: string): boolean => /(?:^|&)(?:without|diets)=/.test(fragment);
