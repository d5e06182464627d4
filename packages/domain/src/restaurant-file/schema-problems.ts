import type { z } from 'zod';
import { guide } from './fields.ts';
import type { FileProblem } from './file-problem.ts';
import { nearest } from './nearest.ts';
import { fieldsOf, keysOf, remedyOf, schemaAt, valuesOf } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Says what is wrong with a file that its schema refuses, and what to do about each mistake. */
export function schemaProblems(schema: z.ZodType, error: z.ZodError, content: unknown): FileProblem[] {
  const problems = error.issues.flatMap((issue) => problemsOf(schema, content, issue, []));
  // Several checks of one value say the same about it.
  return problems.filter(
    ({ path, message }, index) =>
      problems.findIndex((other) => other.message === message && sameText(other.path, path)) === index,
  );
}

const sameText = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

function problemsOf(schema: z.ZodType, content: unknown, issue: Issue, above: Path): FileProblem[] {
  const path = [...above, ...issue.path];
  const value = valueAt(content, path);
  const where = nameOf(path);
  const problem = (message: string, at = path) => [{ path: at.map(String), message }];
  if (value === undefined) {
    const owner = path.slice(0, -1);
    return problem(`${nameOf(owner)} has no ${nameOf(path.slice(-1))}: add it as ${guide} shows.`, owner);
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.flatMap((name) =>
      problem(unknownField(schemaAt(schema, path), value, nameOf([...path, name]), name), [...path, name]),
    );
  if (issue.code === 'invalid_union') {
    const branch = issue.errors.find((errors) => !errors.some(isOfWrongKind));
    if (branch !== undefined) return branch.flatMap((inner) => problemsOf(schema, content, inner, path));
  }
  const found = schemaAt(schema, path);
  const remedy = remedyOf(found) ?? issue.message;
  if (issue.code === 'invalid_key') {
    const keys = keysOf(schemaAt(schema, path.slice(0, -1)));
    return problem(`${where} cannot have this name: ${remedyOf(keys) ?? remedy}.`);
  }
  if (issue.code === 'custom' && issue.params?.isRepeated === true)
    return problem(`${where} is ${shown(value)} a second time: remove it.`);
  const isTooLong = issue.code === 'too_big' && Array.isArray(value);
  const what = isTooLong ? `a list of ${value.length}` : shown(value);
  const meant = typeof value === 'string' ? nearest(value, valuesOf(found)) : undefined;
  return problem(`${where} is ${what}: ${meant === undefined ? '' : `write ${meant}, or `}${remedy}.`);
}

function unknownField(schema: z.ZodType | undefined, value: unknown, where: string, name: string): string {
  const missing = fieldsOf(schema).filter((field) => !isMap(value) || !Object.hasOwn(value, field));
  const meant = nearest(name, missing);
  return `${where} is not known here: ${meant === undefined ? 'remove it or check its spelling' : `write ${meant}, or remove it`}.`;
}

/** Whether an error of a union's member says that the value is of another kind altogether. */
const isOfWrongKind = ({ code, path }: Issue) => code === 'invalid_type' && path.length === 0;

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, step) => (isMap(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined),
    content,
  );
}

// Lists too: their entries have numbers for names.
const isMap = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

const nameOf = (path: Path) => path.map(String).join('.') || 'the file';

function shown(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
