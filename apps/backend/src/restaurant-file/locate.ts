import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type LineCounter,
  type Node,
} from 'yaml';

/** A line and column of a file, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where the value at a path stands in a YAML file; the nearest parent when it is not there itself. */
export function locate(document: Document, lines: LineCounter, path: readonly string[]): Position {
  let offset = 0;
  let node: unknown = document.contents;
  for (const step of path) {
    const target = isAlias(node) ? node.resolve(document) : node;
    if (!isCollection(target)) break;
    const pair = isMap(target)
      ? target.items.find((item) => isPair(item) && keyOf(item.key) === step)
      : undefined;
    const child: unknown = target.get(isMap(target) ? step : Number(step), true);
    // A wrong value is shown by its key, which is where the eye looks for it.
    const start = startOf(pair?.key) ?? startOf(child);
    if (start === undefined) break;
    offset = start;
    node = child;
  }
  const position = lines.linePos(offset);
  return { line: Math.max(position.line, 1), column: Math.max(position.col, 1) };
}

function keyOf(key: unknown): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isCollection(value) || isAlias(value);
}
