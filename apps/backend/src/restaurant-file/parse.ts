import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { locate } from './locate.ts';
import { restaurantFileSchema } from './restaurant-file.schema.ts';
import type { RestaurantFile } from './restaurant-file.ts';
import { type RuleProblem, ruleProblems } from './rules.ts';

// The package is CommonJS and puts its function under `default` as well.
const addFormats = addFormatsModule.default;

/** A restaurant file that cannot be used; the message names file, line and remedy of each mistake. */
export class RestaurantFileError extends Error {
  override name = 'RestaurantFileError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const ajv = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  verbose: true,
  allowUnionTypes: true,
  strictTypes: false,
  keywords: ['remedy'],
});
addFormats(ajv);
// `multipleOf: 0.01` would reckon in floating point, and let through what is a hair off.
ajv.addKeyword({
  keyword: 'hundredths',
  type: 'number',
  validate: (_wanted: true, value: number) => Math.round(value * 100) / 100 === value,
});
const validate = ajv.compile<RestaurantFile>(restaurantFileSchema);

/** Reads a restaurant out of YAML; throws RestaurantFileError with every mistake found. */
export function parseRestaurantFile(yaml: string, fileName: string): RestaurantFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const firstError = document.errors[0];
  if (firstError !== undefined) {
    const position = lines.linePos(firstError.pos[0]);
    const reason =
      firstError.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'not YAML';
    throw new RestaurantFileError([
      `${fileName}:${position.line}:${position.col}: this is not valid YAML (${reason}); check indentation and quotes on this line.`,
    ]);
  }

  // Aliases become copies, so that defaults filled into one dish's option leave the others alone.
  const content: unknown = structuredClone(
    JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 1_000 }) ?? null)),
  );
  const report = (path: readonly string[], message: string) =>
    located(document, lines, fileName, { path, message });
  if (!validate(content)) {
    const problems = (validate.errors ?? []).map((error) => report(pathOf(error), messageOf(error)));
    throw new RestaurantFileError([...new Set(problems)]);
  }
  const problems = ruleProblems(content).map(({ path, message }) => report(path, message));
  if (problems.length > 0) throw new RestaurantFileError(problems);
  return content;
}

/** Writes out what is only known after parsing, each with its place in the file. */
export function locateProblems(yaml: string, fileName: string, problems: readonly RuleProblem[]): string[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  return problems.map((problem) => located(document, lines, fileName, problem));
}

function located(
  document: Document,
  lines: LineCounter,
  fileName: string,
  { path, message }: RuleProblem,
): string {
  const { line, column } = locate(document, lines, path);
  return `${fileName}:${line}:${column}: ${message}`;
}

function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const extra: unknown = error.params.additionalProperty;
  return typeof extra === 'string' ? [...path, extra] : path;
}

function messageOf(error: ErrorObject): string {
  const where = pathOf(error).join('.') || 'the file';
  const missing: unknown = error.params.missingProperty;
  if (typeof missing === 'string') return `${where} has no ${missing}: add it as demo/README.md shows.`;
  if (error.keyword === 'additionalProperties')
    return `${where} is not known here: remove it or check its spelling.`;
  const allowed: unknown = error.params.allowedValues;
  const remedy =
    remedyOf(error.parentSchema) ??
    (Array.isArray(allowed) ? `use one of ${allowed.join(', ')}` : `it ${error.message ?? 'is wrong'}`);
  return `${where} is ${shown(error.data)}: ${remedy}.`;
}

function remedyOf(schema: object | undefined): string | undefined {
  return schema !== undefined && 'remedy' in schema && typeof schema.remedy === 'string'
    ? schema.remedy
    : undefined;
}

function shown(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'a map' : JSON.stringify(value);
}
