import type { z } from 'zod';
import { allowsSandbox, sandboxSettings } from './sandbox-settings.ts';

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

/**
 * Parses the settings of a program; throws one EnvironmentError that names every setting that is wrong. Those of the
 * sandbox are wrong too, whatever `NODE_ENV` says, unless `ALLOW_SANDBOX` is 1.
 */
export function parseEnvironment<Schema extends z.ZodType>(
  program: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const trial = allowsSandbox(source) ? [] : sandboxSettings(source);
  return parseWith(program, schema, source, trial);
}

/** The same for the sandbox itself, whose settings they are. */
export function parseSandboxEnvironment<Schema extends z.ZodType>(
  program: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  return parseWith(program, schema, source, []);
}

function parseWith<Schema extends z.ZodType>(
  program: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
  further: readonly string[],
): z.output<Schema> {
  // A setting left empty in a file counts as not set.
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const text = value?.trim();
      return text === undefined || text === '' ? [] : [[name, text]];
    }),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success && further.length === 0) return parsed.data;
  const issues = parsed.success ? [] : parsed.error.issues;
  const problems = issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new EnvironmentError(program, [...problems, ...further]);
}
