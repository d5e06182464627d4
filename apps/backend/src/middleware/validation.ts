import type { OperationConfig } from '../contract/operation-config.ts';
import { isProblem, type Problem, problem } from '../contract/problem.ts';
import type { Check, FieldProblem } from '../contract/validators.ts';
import { hasStorableText, parseJson, readBody } from '../http/read-body.ts';
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

/** Reads and checks the body. */
export function body({ operation, validators }: OperationConfig): Middleware {
  return async (context, next) => {
    if (operation.body === null || validators.body === null) return next();
    const content = await readContent(operation.body, validators.body, context.req.raw);
    if (isProblem(content)) return refuse(context, content);
    context.set('body', content.body);
    context.set('rawBody', content.rawBody);
    return next();
  };
}

async function readContent(
  description: NonNullable<OperationConfig['operation']['body']>,
  check: Check,
  request: Request,
): Promise<{ readonly body: unknown; readonly rawBody: Uint8Array } | Problem> {
  const rawBody = await readBody(request);
  if (isProblem(rawBody)) return rawBody;
  if (rawBody.byteLength === 0) {
    return description.isRequired
      ? invalid([{ field: 'body', message: 'This is required.' }])
      : { body: undefined, rawBody };
  }
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!description.mediaTypes.includes(mediaType)) {
    const accepted = description.mediaTypes.join(' or ');
    const message = `This content type is not accepted: please send ${accepted}.`;
    return problem(415, 'unsupported_media_type', message);
  }
  const parsed = parseJson(rawBody);
  if (isProblem(parsed)) return parsed;
  const wrong = check(parsed.value);
  return wrong.length > 0 ? invalid(wrong) : { body: parsed.value, rawBody };
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
