import type { FileProblem } from './file-problem.ts';

/** Names each entry of a list whose field has the value of one before it. */
export function doubled(path: readonly string[], field: string, values: readonly string[]): FileProblem[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          {
            path: [...path, String(index), field],
            message: `${field} "${value}" is used twice: give each its own.`,
          },
        ],
  );
}
