import type { z } from 'zod';

/** Settings that are missing or wrong; each problem is one sentence that says what to do. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(program: string, problems: readonly string[]) {
    super(
      `The ${program} cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Parses the settings of a program; throws one EnvironmentError that names every setting that is wrong. */
export function parseEnvironment<Schema extends z.ZodType>(
  program: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  // A setting left empty in a file counts as not set.
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const text = value?.trim();
      return text === undefined || text === '' ? [] : [[name, text]];
    }),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    program,
    parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`),
  );
}
