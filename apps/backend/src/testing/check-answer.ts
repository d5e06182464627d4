import { type OperationDescription, operationDescriptions, pathPattern } from '../contract/document.ts';
import { type Check, responseBodyCheck } from '../contract/validators.ts';

const checks = new Map<string, Check | null>();
const patterns = operationDescriptions.map((operation) => ({
  operation,
  pattern: pathPattern(operation.path),
}));

/**
 * Throws unless an answer is one that the contract declares for this call: status, body and content type. Gives back
 * the operation, undefined for an address that the contract does not have.
 */
export function checkAnswer(
  method: string,
  path: string,
  status: number,
  contentType: string | null,
  body: unknown,
): OperationDescription | undefined {
  const operation = findOperation(method, path);
  if (operation === undefined) return undefined;
  const name = `${operation.id} answered ${status}`;
  if (operation.responses[String(status)] === undefined) {
    throw new Error(`${name}, which the contract does not declare: ${JSON.stringify(body)}`);
  }
  if (operation.responses[String(status)]?.content?.['text/event-stream'] !== undefined) {
    if (contentType !== 'text/event-stream')
      throw new Error(`${name} as ${contentType ?? 'nothing'} instead of an event stream.`);
    return operation;
  }
  const declared = Object.keys(operation.responses[String(status)]?.content ?? {});
  if (declared.some((type) => type.startsWith('image/'))) {
    if (contentType === null || !declared.includes(contentType))
      throw new Error(`${name} as ${contentType ?? 'nothing'} instead of a picture.`);
    return operation;
  }
  if (operation.responses[String(status)]?.content?.['text/csv'] !== undefined) {
    if (contentType !== 'text/csv; charset=utf-8')
      throw new Error(`${name} as ${contentType ?? 'nothing'} instead of a CSV file.`);
    return operation;
  }
  const check = checkOf(operation, status);
  if (check === null) {
    if (body !== undefined)
      throw new Error(`${name} with a body, and the contract declares none: ${JSON.stringify(body)}`);
    return operation;
  }
  if (!contentType?.startsWith('application/json'))
    throw new Error(`${name} as ${contentType ?? 'nothing'} instead of JSON.`);
  const problems = check(body);
  if (problems.length > 0) {
    throw new Error(
      `${name} with a body that breaks the contract: ${JSON.stringify(problems)} in ${JSON.stringify(body)}`,
    );
  }
  return operation;
}

/** The operation of a call; a literal path, as /promo-codes/public, goes before one with a parameter in the same place. */
export function findOperation(method: string, path: string): OperationDescription | undefined {
  return patterns
    .filter(({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path))
    .map(({ operation }) => operation)
    .sort((a, b) => a.parameters.filter(isInPath).length - b.parameters.filter(isInPath).length)[0];
}

function isInPath(parameter: OperationDescription['parameters'][number]): boolean {
  return parameter.in === 'path';
}

function checkOf(operation: OperationDescription, status: number): Check | null {
  const key = `${operation.id} ${status}`;
  const known = checks.get(key);
  if (known !== undefined) return known;
  const check = responseBodyCheck(operation, status);
  checks.set(key, check);
  return check;
}
