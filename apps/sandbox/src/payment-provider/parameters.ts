import qs from 'qs';
import { invalidParameter } from './api-error.ts';

/** Parameters of one request, or of one level inside it, as they came: every number is a string. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Decodes Stripe's bracketed form encoding (`line_items[0][quantity]=2`), in a body or a query. */
export function decodeParameters(text: string): Parameters {
  const options = { depth: 10, arrayLimit: 500, parameterLimit: 20_000 };
  return qs.parse(text, options);
}

/** Throws at parameters that Stripe does not have: a typing error must not pass unnoticed. */
export function assertKnown(params: Parameters, known: readonly string[], path = ''): void {
  for (const name of Object.keys(params)) {
    if (known.includes(name)) continue;
    const full = nested(path, name);
    throw invalidParameter(full, `Received unknown parameter: ${full}`, 'parameter_unknown');
  }
}

/** A text parameter; undefined when absent or empty. */
export function text(params: Parameters, name: string, path = ''): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string')
    throw invalidParameter(nested(path, name), 'Invalid string: expected a text');
  return value;
}

/** A text parameter that must be there. */
export function requiredText(params: Parameters, name: string, path = ''): string {
  const value = text(params, name, path);
  if (value === undefined) throw missing(nested(path, name));
  return value;
}

/** A whole number of at least `minimum`; undefined when absent. */
export function integer(params: Parameters, name: string, minimum: number, path = ''): number | undefined {
  const value = text(params, name, path);
  if (value === undefined) return undefined;
  const full = nested(path, name);
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidParameter(full, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  }
  const number = Number(value);
  if (number < minimum) {
    throw invalidParameter(
      full,
      `This value must be greater than or equal to ${minimum}.`,
      'parameter_invalid_integer',
    );
  }
  return number;
}

/** A whole number that must be there. */
export function requiredInteger(params: Parameters, name: string, minimum: number, path = ''): number {
  const value = integer(params, name, minimum, path);
  if (value === undefined) throw missing(nested(path, name));
  return value;
}

/** One of `values`; undefined when absent. */
export function oneOf<T extends string>(
  params: Parameters,
  name: string,
  values: readonly T[],
  path = '',
): T | undefined {
  const value = text(params, name, path);
  if (value === undefined) return undefined;
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) {
    const full = nested(path, name);
    throw invalidParameter(full, `Invalid ${full}: must be one of ${values.join(', ')}`);
  }
  return found;
}

/** A nested object; empty when absent. */
export function record(params: Parameters, name: string, path = ''): Parameters {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (!isRecord(value)) throw invalidParameter(nested(path, name), 'Invalid object');
  return value;
}

/** A list of nested objects; empty when absent. */
export function records(params: Parameters, name: string): readonly Parameters[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  const list = Array.isArray(value) ? value : [];
  if (list.length === 0 || !list.every(isRecord)) throw invalidParameter(name, 'Invalid array');
  return list;
}

/** A list of texts; empty when absent. */
export function texts(params: Parameters, name: string): readonly string[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalidParameter(name, 'Invalid array');
  return value.map(String);
}

/** Key-value pairs kept with an object, within Stripe's limits (50 keys, 40 and 500 characters). */
export function metadata(params: Parameters, path = ''): Record<string, string> {
  const given = record(params, 'metadata', path);
  const full = nested(path, 'metadata');
  const entries = Object.entries(given).filter(([, value]) => value !== '');
  if (entries.length > 50) throw invalidParameter(full, 'You can specify up to 50 metadata keys.');
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value !== 'string') throw invalidParameter(`${full}[${key}]`, 'Invalid string');
      if (key.length > 40 || value.length > 500) {
        throw invalidParameter(`${full}[${key}]`, 'Metadata keys hold 40 characters and values 500.');
      }
      return [key, value];
    }),
  );
}

function isRecord(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a parameter inside another, as Stripe writes it in its errors. */
export function nested(path: string, name: string): string {
  return path === '' ? name : `${path}[${name}]`;
}

function missing(name: string): Error {
  return invalidParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
}
