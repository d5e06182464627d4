import type { BodyDescription, FormDescription } from '../contract/document.ts';
import type { OperationConfig } from '../contract/operation-config.ts';
import { isProblem, type Problem, problem, unavailable } from '../contract/problem.ts';
import type { Check, FieldProblem } from '../contract/validators.ts';
import {
  type BodyLimit,
  hasStorableText,
  jsonLimit,
  parseJson,
  readBody,
  unstorable,
} from '../http/read-body.ts';
import { formLimit, readForm } from '../http/read-form.ts';
import { createSlots } from '../http/upload-slots.ts';
import { type Middleware, refuse } from './request-env.ts';

/** Checks the headers that the operation declares. */
export function headers({ headerNames, validators }: OperationConfig): Middleware {
  return async (context, next) => {
    const values: Record<string, string> = {};
    for (const name of headerNames) {
      const value = context.req.header(name);
      if (value !== undefined) values[name] = value;
    }
    const wrong = validators.headers(values);
    return wrong.length > 0 ? refuse(context, invalid(wrong)) : next();
  };
}

/** Checks the path and the query, and turns their parameters into the contract's types. */
export function parameters({ validators }: OperationConfig): Middleware {
  return async (context, next) => {
    const params = context.req.param();
    const query = context.req.url.includes('?') ? singleValues(context.req.queries()) : {};
    const wrong = [...validators.path(params), ...validators.query(query)];
    if (wrong.length > 0) return refuse(context, invalid(wrong));
    if (!hasStorableText([params, query]))
      return refuse(
        context,
        invalid([{ field: 'address', message: 'This holds characters that cannot be used.' }]),
      );
    context.set('params', params);
    context.set('query', query);
    return next();
  };
}

// Each holds all its photos in memory, and its sender may be slow.
const uploadsAtOnce = 4;
const uploadPatienceMs = 5_000;

/** Reads and checks the body. Of bodies with files only some are in memory at once, until they are answered. */
export function body({ operation, validators }: OperationConfig): Middleware {
  const { body: description } = operation;
  const check = validators.body;
  if (description === null || check === null) return (_, next) => next();
  const form = description.form;
  if (form === null) return bodyWith((request) => readJson(description, check, request));
  const uploads = createSlots(uploadsAtOnce, uploadPatienceMs);
  const read = bodyWith((request) => readMultipart(description, form, check, request));
  return async (context, next) => {
    const end = await uploads.take();
    if (end === null) return refuse(context, unavailable('Many photos are arriving now. Please try again.'));
    try {
      return await read(context, next);
    } finally {
      end();
    }
  };
}

/** A body that was read and checked. */
interface Content {
  readonly body: unknown;
  readonly rawBody: Uint8Array;
}

function bodyWith(readContent: (request: Request) => Promise<Content | Problem>): Middleware {
  return async (context, next) => {
    const content = await readContent(context.req.raw);
    if (isProblem(content)) return refuse(context, content);
    context.set('body', content.body);
    context.set('rawBody', content.rawBody);
    return next();
  };
}

async function readJson(
  description: BodyDescription,
  check: Check,
  request: Request,
): Promise<Content | Problem> {
  const rawBody = await readBytes(description, request, jsonLimit);
  if (isProblem(rawBody)) return rawBody;
  if (rawBody.byteLength === 0) return { body: undefined, rawBody };
  const parsed = parseJson(rawBody);
  if (isProblem(parsed)) return parsed;
  const wrong = check(parsed.value);
  return wrong.length > 0 ? invalid(wrong) : { body: parsed.value, rawBody };
}

async function readMultipart(
  description: BodyDescription,
  shape: FormDescription,
  check: Check,
  request: Request,
): Promise<Content | Problem> {
  const bytes = await readBytes(description, request, formLimit);
  if (isProblem(bytes)) return bytes;
  const form = await readForm(bytes, request.headers.get('content-type') ?? '', shape);
  if (isProblem(form)) return form;
  const { value, files, digest } = form;
  if (!hasStorableText(value)) return unstorable();
  const wrong = check(value);
  return wrong.length > 0 ? invalid(wrong) : { body: { ...value, ...files }, rawBody: digest };
}

async function readBytes(
  { isRequired, mediaTypes }: BodyDescription,
  request: Request,
  limit: BodyLimit,
): Promise<Uint8Array<ArrayBuffer> | Problem> {
  const bytes = await readBody(request, limit);
  if (isProblem(bytes)) return bytes;
  if (bytes.byteLength === 0)
    return isRequired ? invalid([{ field: 'body', message: 'This is required.' }]) : bytes;
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (mediaTypes.includes(mediaType)) return bytes;
  const message = `This content type is not accepted: please send ${mediaTypes.join(' or ')}.`;
  return problem(415, 'unsupported_media_type', message);
}

function invalid(fields: readonly FieldProblem[]): Problem {
  return problem(400, 'invalid_request', 'Please check what you entered and try again.', {
    fields: [...fields],
  });
}

function singleValues(values: Record<string, string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]),
  );
}
