import {
  escapePointer,
  type JsonObject,
  type OperationDescription,
  type ParameterDescription,
  resolved,
} from '../contract/document.ts';
import { type GeneratedRequest, type KnownIds, wellFormedRequest } from './generated-requests.ts';

/** One value of each kind that JSON knows. */
export const oneOfEachKind: readonly unknown[] = ['text', 7, true, null, [], {}];

/**
 * Requests to an operation with one thing at a time missing, of another kind or at its boundary, without any chance:
 * each field of the body (those within others only when `isThorough`), each parameter, each media type.
 */
export function systematicRequests(
  operation: OperationDescription,
  known: KnownIds,
  isThorough: boolean,
): readonly GeneratedRequest[] {
  const good = wellFormedRequest(operation, known);
  return [
    ...bodiesOf(operation, good, isThorough).map((value) => withBody(operation, known, good, value)),
    ...mediaTypesOf(good).map((type) => ({ ...good, headers: { ...good.headers, 'content-type': type } })),
    ...queriesOf(operation).map((query) => ({ ...good, path: `${good.path.split('?')[0]}?${query}` })),
    ...badIds(operation, good),
  ];
}

function withBody(
  operation: OperationDescription,
  known: KnownIds,
  good: GeneratedRequest,
  value: unknown,
): GeneratedRequest {
  const body = JSON.stringify(value);
  const isSigned = operation.id === 'receivePaymentEvent';
  const headers = isSigned ? { ...good.headers, 'stripe-signature': known.sign(body) } : good.headers;
  return { ...good, headers, body };
}

function bodiesOf(
  operation: OperationDescription,
  { body }: GeneratedRequest,
  isThorough: boolean,
): unknown[] {
  if (typeof body !== 'string') return [];
  const example: unknown = JSON.parse(body);
  const properties = asObject(bodySchema(operation).properties);
  const places = placesOf(example).filter((path) => isThorough || path.length === 1);
  return [
    ...oneOfEachKind,
    ...places.map((path) => changed(example, path, undefined)),
    ...places.flatMap((path) => oneOfEachKind.map((value) => changed(example, path, value))),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      boundaryValues(resolved(schema).value).map((value) => changed(example, [name], value)),
    ),
    changed(example, ['unexpected'], 'text'),
  ];
}

function bodySchema({ path, method, body }: OperationDescription): JsonObject {
  const mediaType = escapePointer(body?.mediaTypes[0] ?? '');
  const pointer = `#/paths/${escapePointer(path)}/${method}/requestBody/content/${mediaType}/schema`;
  return resolved({ $ref: pointer }).value;
}

/** Values just within and just beyond what a schema allows; those of its enumeration. */
export function boundaryValues(schema: JsonObject): unknown[] {
  const { minLength = 0, maxLength, minimum, maximum, maxItems } = schema;
  const values: unknown[] = Array.isArray(schema.enum) ? [...schema.enum] : [];
  if (typeof maxLength === 'number') {
    const lengths = [Number(minLength) - 1, Number(minLength), maxLength, maxLength + 1];
    for (const length of lengths.filter((length) => length >= 0)) {
      values.push('7'.repeat(length), 'é'.repeat(length), ' '.repeat(length));
    }
  }
  if (typeof minimum === 'number') values.push(minimum - 1, minimum, minimum + 0.001);
  if (typeof maximum === 'number') values.push(maximum - 0.001, maximum, maximum + 1);
  if (typeof maxItems === 'number') {
    values.push(
      Array.from({ length: maxItems }, () => null),
      Array.from({ length: maxItems + 1 }, () => null),
    );
  }
  return values;
}

/** The path of every field within a value, its own first. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.keys(value);
  const own = names.map((name) => [...path, name]);
  return [...own, ...names.flatMap((name) => placesOf(asObject(value)[name], [...path, name]))];
}

/** A copy with another value at a path; `undefined` takes it away. */
function changed(value: unknown, [name, ...rest]: readonly string[], replacement: unknown): unknown {
  if (name === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === name ? changed(item, rest, replacement) : item));
  }
  const owner = asObject(value);
  return { ...owner, [name]: changed(owner[name], rest, replacement) };
}

function mediaTypesOf({ body }: GeneratedRequest): (string | undefined)[] {
  if (body === undefined) return [];
  return [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    '',
    undefined,
  ];
}

function queriesOf({ parameters }: OperationDescription): string[] {
  const valuesOf = ({ schema }: ParameterDescription) => [
    ...boundaryValues(resolved(schema).value).map(String),
    '',
    'NaN',
    '1e3',
    '%00',
    '%F0%9F%92%A5',
  ];
  return [
    'unexpected=1',
    '__proto__=1',
    '%',
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap((parameter) => [
        ...valuesOf(parameter).map((value) => `${parameter.name}=${value}`),
        `${parameter.name}=1&${parameter.name}=2`,
        `${parameter.name}[]=1`,
      ]),
  ];
}

function badIds(operation: OperationDescription, good: GeneratedRequest): GeneratedRequest[] {
  if (!operation.path.includes('{')) return [];
  const ids = [
    '0'.repeat(24),
    'A'.repeat(24),
    '0'.repeat(23),
    '0'.repeat(25),
    '%00',
    '%ff',
    '%2e%2e',
    '💥',
    ' ',
  ];
  return ids.map((id) => ({ ...good, path: operation.path.replace(/\{\w+\}/, encodeURI(id)) }));
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}
