/** One page of a list, and how much there is in all. */
export interface Page<T> {
  readonly docs: readonly T[];
  readonly totalPages: number;
  readonly totalDocs: number;
}

/** Reads a list with its counts. */
export function readPage<Wire, T>(
  { docs, totalPages, totalDocs }: { docs: Wire[]; totalPages: number; totalDocs: number },
  read: (wire: Wire) => T,
): Page<T> {
  return { docs: docs.map(read), totalPages, totalDocs };
}
