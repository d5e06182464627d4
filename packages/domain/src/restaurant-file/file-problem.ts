/** A mistake in a restaurant file: the path to the value, and a sentence that says what is wrong and what to do. */
export interface FileProblem {
  readonly path: readonly string[];
  readonly message: string;
}
