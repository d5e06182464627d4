/** Which page of a list is wanted, from 1 on, and how many entries it has. */
export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Reads the page that a request asks for. Validation has filled in the contract's defaults, which the types do not show. */
export function readPage({ page = 1, limit = 20 }: Partial<Page>): Page {
  return { page, limit };
}

/** One page of a list as the contract writes it. */
export function pageBody<Doc>(docs: Doc[], total: number, { limit }: Pick<Page, 'limit'>) {
  return { docs, totalPages: Math.ceil(total / limit), totalDocs: total };
}
