// In place of what runs infinite queries, which React Query puts into the first load of every page (462 bytes after
// gzip), used or not. No page has one: lists that grow read one query for each page (`useOrderPages`).
const leftOut = (): never => {
  throw new Error(
    'This build leaves infinite queries out: take a query for each page, as useOrderPages does.',
  );
};

export const infiniteQueryBehavior = leftOut;
export const hasNextPage = leftOut;
export const hasPreviousPage = leftOut;
