import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractDocument, type JsonObject, operationDescriptions, resolved } from '../contract/document.ts';

const seenHere = new Set<string>();

/** Notes an answer that a test was given: its operation and status, its error code and what stands in its way. */
export function noteAnswer(
  folder: string,
  operationId: string | undefined,
  status: number,
  body: unknown,
): void {
  const { code, details, blockers } = asRecord(body);
  const blocking = [blockers, asRecord(details).blockers].flatMap((list) =>
    Array.isArray(list) ? list.map((blocker) => asRecord(blocker).code) : [],
  );
  note(folder, [
    ...(operationId === undefined ? [] : [answerName(operationId, status)]),
    ...(status >= 400 && typeof code === 'string' ? [codeName(code)] : []),
    ...blocking.filter((blocker) => typeof blocker === 'string').map(blockerName),
  ]);
}

/** Everything that the contract says a caller may be answered: statuses by operation, error codes, blockers. */
export function declaredAnswers(): string[] {
  return [
    ...operationDescriptions.flatMap(({ id, responses }) =>
      Object.keys(responses).map((status) => answerName(id, Number(status))),
    ),
    ...enumOf('ErrorCode').map(codeName),
    ...enumOf('BlockerCode').map(blockerName),
  ];
}

/** What was noted in a folder by all test files of a run. */
export function seenAnswers(folder: string): ReadonlySet<string> {
  return new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')));
}

const answerName = (operationId: string, status: number) => `${operationId} ${status}`;
const codeName = (code: string) => `error code ${code}`;
const blockerName = (code: string) => `blocker ${code}`;

// A file for each process and thread that runs tests; within one, files take turns.
function note(folder: string, names: readonly string[]): void {
  const fresh = names.filter((name) => !seenHere.has(name));
  for (const name of fresh) seenHere.add(name);
  if (fresh.length > 0)
    appendFileSync(join(folder, String(process.pid)), fresh.map((name) => `${name}\n`).join(''));
}

function enumOf(schema: string): string[] {
  const values = resolved({ $ref: `#/components/schemas/${schema}` }).value.enum;
  if (!Array.isArray(values))
    throw new Error(`The contract's ${schema} in ${Object.keys(contractDocument)} is no list.`);
  return values.map(String);
}

function asRecord(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
