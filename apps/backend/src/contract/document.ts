import contract from '@tiffin/api/contract' with { type: 'json' };
import { type StaffRole, staffRoles } from '@tiffin/domain';
import type { OperationId } from './handler.ts';

/** The methods the contract uses, in lower case as it writes them. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** One of the contract's methods. */
export type Method = (typeof methods)[number];

/** A piece of the contract whose form is not known further. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly schema: JsonObject;
  /** For a restaurant's id: a deleted one is one as well, as `x-includes-deleted` says. */
  readonly includesDeleted: boolean;
}

/** What an operation takes as its body. */
export interface BodyDescription {
  readonly isRequired: boolean;
  readonly mediaTypes: readonly string[];
  /** What a body in parts is made of; null for bodies in JSON. */
  readonly form: FormDescription | null;
}

/** The parts of a form by name. */
export interface FormDescription {
  /** Those that may come several times. */
  readonly lists: ReadonlySet<string>;
  /** Those that are files. */
  readonly files: ReadonlySet<string>;
}

/** One operation, read out of the contract. */
export interface OperationDescription {
  readonly id: OperationId;
  readonly method: Method;
  /** As in the contract: /restaurants/{id}. */
  readonly path: string;
  readonly parameters: readonly ParameterDescription[];
  /** Null for operations without a body. */
  readonly body: BodyDescription | null;
  /** The names of the security schemes of which one must be met; empty for public operations. */
  readonly security: readonly string[];
  /** The role that a person of a restaurant needs, as `x-counter-role` says; null where the operation names none. */
  readonly counterRole: StaffRole | null;
  /** The answers by status. */
  readonly responses: Readonly<
    Record<
      string,
      { readonly pointer: string; readonly content: JsonObject | null; readonly headers: JsonObject }
    >
  >;
}

/** The whole contract as Ajv takes it. */
export const contractDocument: JsonObject = contract;

/** Every operation of the contract. */
export const operationDescriptions: readonly OperationDescription[] = readOperations(contractDocument);

/** Throws when the contract and the handlers do not cover each other. */
export function assertComplete(handlers: Readonly<Record<string, unknown>>): void {
  const declared: readonly string[] = operationDescriptions.map(({ id }) => id);
  const missing = declared.filter((id) => handlers[id] === undefined);
  const unknown = Object.keys(handlers).filter((id) => !declared.includes(id));
  if (missing.length > 0)
    throw new Error(`The contract has operations without a handler: ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`There are handlers that the contract does not know: ${unknown.join(', ')}.`);
}

function readOperations(document: JsonObject): OperationDescription[] {
  const defaultSecurity = schemeNames(document.security);
  return Object.entries(object(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = object(item)[method];
      return operation === undefined ? [] : [readOperation(path, method, object(operation), defaultSecurity)];
    }),
  );
}

function readOperation(
  path: string,
  method: Method,
  operation: JsonObject,
  defaultSecurity: string[],
): OperationDescription {
  const pointer = `#/paths/${escapePointer(path)}/${method}`;
  const body = operation.requestBody === undefined ? null : object(operation.requestBody);
  return {
    // The types are generated from this very document, so its ids are the ids of the types.
    id: String(operation.operationId) as OperationId,
    method,
    path,
    parameters: list(operation.parameters).map((parameter) => readParameter(resolved(parameter).value)),
    body: body === null ? null : readBodyDescription(body),
    security: operation.security === undefined ? defaultSecurity : schemeNames(operation.security),
    counterRole: staffRoles.find((role) => role === operation['x-counter-role']) ?? null,
    responses: Object.fromEntries(
      Object.entries(object(operation.responses)).map(([status, response]) => {
        const { value, pointer: at } = resolved(response, `${pointer}/responses/${status}`);
        const content = value.content === undefined ? null : object(value.content);
        return [
          status,
          { pointer: at, content, headers: value.headers === undefined ? {} : object(value.headers) },
        ];
      }),
    ),
  };
}

function readBodyDescription(body: JsonObject): BodyDescription {
  const content = object(body.content);
  const form = content['multipart/form-data'];
  return {
    isRequired: body.required === true,
    mediaTypes: Object.keys(content),
    form: form === undefined ? null : readForm(resolved(object(form).schema).value),
  };
}

function readForm(schema: JsonObject): FormDescription {
  const parts = Object.entries(object(schema.properties)).map(
    ([name, part]) => [name, resolved(part).value] as const,
  );
  const lists = parts.filter(([, { type }]) => type === 'array');
  const isFile = (part: JsonObject) => part.format === 'binary';
  const files = parts.filter(([, part]) => isFile(part.type === 'array' ? resolved(part.items).value : part));
  const names = (some: typeof parts) => new Set(some.map(([name]) => name));
  return { lists: names(lists), files: names(files) };
}

function readParameter(parameter: JsonObject): ParameterDescription {
  const place = parameter.in;
  if (place !== 'path' && place !== 'query' && place !== 'header')
    throw new Error(`The contract has a parameter in ${String(place)}.`);
  return {
    name: String(parameter.name),
    in: place,
    isRequired: parameter.required === true,
    schema: object(parameter.schema),
    includesDeleted: parameter['x-includes-deleted'] === true,
  };
}

/** Follows a `$ref` within the contract; `pointer` says where the value itself stands. */
export function resolved(value: unknown, pointer = ''): { value: JsonObject; pointer: string } {
  const here = object(value);
  if (typeof here.$ref !== 'string') return { value: here, pointer };
  const steps = here.$ref
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<unknown>((node, step) => object(node)[step], contractDocument);
  return resolved(target, here.$ref);
}

/** The pattern of the addresses that a path of the contract stands for. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** A step of a JSON pointer, escaped. */
export function escapePointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function schemeNames(security: unknown): string[] {
  return list(security).flatMap((alternative) => Object.keys(object(alternative)));
}

function object(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The contract is not in the expected form.');
  return value as JsonObject;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
