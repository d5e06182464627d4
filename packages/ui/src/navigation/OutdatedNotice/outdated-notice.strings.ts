/** Customer-facing words for browsers that are too old. */
export const outdatedStrings = {
  update:
    'This browser is too old for this site. Update it, or open the site in a current Safari, Chrome, Edge or Firefox.',
} as const;
