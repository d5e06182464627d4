/** Customer-facing words of the search page. */
export const searchPageStrings = { title: 'Search' } as const;
