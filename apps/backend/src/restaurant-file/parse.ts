import { checkRestaurantFile, type FileProblem, type RestaurantFile } from '@tiffin/domain/restaurant-file';
import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import { locate, type Position } from './locate.ts';

/** A restaurant file that cannot be used; the message names file, line and remedy of each mistake. */
export class RestaurantFileError extends Error {
  override name = 'RestaurantFileError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** A restaurant read out of YAML, with what may be a mistake in it. */
export interface ParsedRestaurantFile {
  readonly file: RestaurantFile;
  readonly warnings: readonly string[];
}

interface Yaml {
  readonly document: Document;
  readonly lines: LineCounter;
  readonly fileName: string;
}

/** Reads a restaurant out of YAML; throws RestaurantFileError with every mistake found. */
export function parseRestaurantFile(text: string, fileName: string): ParsedRestaurantFile {
  const yaml = readYaml(text, fileName);
  const checked = checkRestaurantFile(contentOf(yaml));
  if (!checked.isUsable) throw new RestaurantFileError(located(yaml, checked.problems));
  return { file: checked.file, warnings: located(yaml, checked.warnings) };
}

/** Writes out what is only known after parsing, each with its place in the file. */
export function locateProblems(text: string, fileName: string, problems: readonly FileProblem[]): string[] {
  return located(readYaml(text, fileName), problems);
}

function readYaml(text: string, fileName: string): Yaml {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }), lines, fileName };
}

// More copies of one anchor than any menu has: a few lines may not stand for gigabytes.
const maxAliasCount = 1_000;

function contentOf(yaml: Yaml): unknown {
  const { document } = yaml;
  const [error] = document.errors;
  if (error !== undefined) {
    const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'not YAML';
    throw new RestaurantFileError([
      atOffset(
        yaml,
        error.pos[0],
        `this is not valid YAML (${reason}); check indentation and quotes on this line.`,
      ),
    ]);
  }
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document) !== undefined) return;
      const message = `there is no &${alias.source} before *${alias.source}: check the spelling, or use an option group.`;
      throw new RestaurantFileError([atOffset(yaml, alias.range?.[0] ?? 0, message)]);
    },
  });
  try {
    return document.toJS({ maxAliasCount }) ?? null;
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause;
    throw new RestaurantFileError([
      atOffset(yaml, 0, 'aliases (*name) stand for too much in this file: use option groups instead.'),
    ]);
  }
}

/** The problems with their places, in the order in which they stand in the file. */
function located({ document, lines, fileName }: Yaml, problems: readonly FileProblem[]): string[] {
  return problems
    .map(({ path, message }) => ({ message, ...locate(document, lines, path) }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ message, ...position }) => atPosition(fileName, position, message));
}

function atOffset({ lines, fileName }: Yaml, offset: number, message: string): string {
  const { line, col } = lines.linePos(offset);
  return atPosition(fileName, { line: Math.max(line, 1), column: Math.max(col, 1) }, message);
}

const atPosition = (fileName: string, { line, column }: Position, message: string) =>
  `${fileName}:${line}:${column}: ${message}`;
