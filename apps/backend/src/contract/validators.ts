import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import {
  contractDocument,
  escapePointer,
  type OperationDescription,
  type ParameterDescription,
} from './document.ts';

// The package is CommonJS and puts its function under `default` as well.
const addFormats = addFormatsModule.default;

/** What is wrong with one field of a request. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The compiled checks of one operation's requests. */
export interface RequestValidators {
  readonly path: Check;
  readonly query: Check;
  readonly headers: Check;
  /** Null for operations without a body. */
  readonly body: Check | null;
}

/** Checks a value, fills in defaults and turns parameter texts into their types; returns what is wrong. */
export type Check = (value: unknown) => readonly FieldProblem[];

const options = { strict: false, logger: false, allErrors: false, useDefaults: true } as const;
const bodyAjv = newAjv(false);
const parameterAjv = newAjv('array');

function newAjv(coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ ...options, coerceTypes });
  addFormats(ajv);
  ajv.addSchema(contractDocument, 'contract');
  return ajv;
}

const compiled = new WeakMap<OperationDescription, RequestValidators>();

/** The checks of an operation's requests, compiled once however many apps a process makes. */
export function requestValidators(operation: OperationDescription): RequestValidators {
  const known = compiled.get(operation) ?? compile(operation);
  compiled.set(operation, known);
  return known;
}

function compile(operation: OperationDescription): RequestValidators {
  const { method, path } = operation;
  const mediaType = operation.body?.mediaTypes[0];
  return {
    path: parameterCheck(operation.parameters, 'path'),
    query: parameterCheck(operation.parameters, 'query'),
    headers: parameterCheck(operation.parameters, 'header'),
    body:
      mediaType === undefined
        ? null
        : check(bodyAjv, {
            $ref: `contract#/paths/${escapePointer(path)}/${method}/requestBody/content/${escapePointer(mediaType)}/schema`,
          }),
  };
}

/** Compiles the check of a JSON answer's body; null when the contract declares none for this status. */
export function responseBodyCheck(operation: OperationDescription, status: number): Check | null {
  const response = operation.responses[String(status)];
  if (response?.content?.['application/json'] === undefined) return null;
  return check(bodyAjv, {
    $ref: `contract${response.pointer}/content/${escapePointer('application/json')}/schema`,
  });
}

function parameterCheck(
  parameters: readonly ParameterDescription[],
  place: ParameterDescription['in'],
): Check {
  const own = parameters.filter((parameter) => parameter.in === place);
  // Header names come in lower case; query parameters that are not declared are refused, other headers ignored.
  const nameOf = (parameter: ParameterDescription) =>
    place === 'header' ? parameter.name.toLowerCase() : parameter.name;
  return check(parameterAjv, {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), absolute(parameter.schema)])),
    required: own.filter((parameter) => parameter.isRequired).map(nameOf),
    additionalProperties: place === 'header',
  });
}

/** Schemas of parameters are compiled outside the document, so their references must name it. */
function absolute(schema: ParameterDescription['schema']): AnySchema {
  return typeof schema.$ref === 'string' ? { ...schema, $ref: `contract${schema.$ref}` } : schema;
}

function check(ajv: Ajv2020, schema: AnySchema): Check {
  const validate: ValidateFunction = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).slice(0, 100).map(fieldProblem));
}

function fieldProblem(error: ErrorObject): FieldProblem {
  const steps = error.instancePath.split('/').slice(1);
  const missing: unknown = error.params.missingProperty;
  const extra: unknown = error.params.additionalProperty;
  if (typeof missing === 'string')
    return { field: fieldName([...steps, missing]), message: 'This is required.' };
  if (typeof extra === 'string')
    return { field: fieldName([...steps, extra]), message: 'This is not expected here.' };
  const allowed: unknown = error.params.allowedValues;
  const message = Array.isArray(allowed)
    ? `This must be one of: ${allowed.join(', ')}.`
    : `This ${error.message ?? 'is not valid'}.`;
  return { field: fieldName(steps), message: message.slice(0, 500) };
}

function fieldName(steps: readonly string[]): string {
  return steps.join('.').slice(0, 300) || 'body';
}
