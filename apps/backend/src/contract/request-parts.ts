import type { Context } from 'hono';
import { hasStorableText, parseJson, readBody } from '../http/read-body.ts';
import type { Plan } from './plan.ts';
import { type Problem, problem } from './problem.ts';
import type { FieldProblem } from './validators.ts';

/** The refusal of a request that is not as the contract says. */
export function invalid(fields: readonly FieldProblem[]): Problem {
  return problem(400, 'invalid_request', 'Please check what you entered and try again.', {
    fields: [...fields],
  });
}

/** The declared headers of a request, checked. */
export function readHeaders(plan: Plan, headers: Headers): readonly FieldProblem[] {
  const values: Record<string, string> = {};
  for (const name of plan.headerNames) {
    const value = headers.get(name);
    if (value !== null) values[name] = value;
  }
  return plan.validators.headers(values);
}

/** Path and query of a request, checked and turned into their types. */
export function readAddress(
  plan: Plan,
  context: Context,
): { readonly params: unknown; readonly query: unknown } | Problem {
  const params: unknown = context.req.param();
  const query = context.req.url.includes('?') ? queryOf(context) : {};
  const wrong = [...plan.validators.path(params), ...plan.validators.query(query)];
  if (wrong.length > 0) return invalid(wrong);
  if (hasStorableText([params, query])) return { params, query };
  return invalid([{ field: 'address', message: 'This holds characters that cannot be used.' }]);
}

/** The body of a request, checked. */
export async function readContent(
  plan: Plan,
  request: Request,
): Promise<{ readonly body: unknown; readonly rawBody: Uint8Array } | Problem> {
  const description = plan.operation.body;
  const check = plan.validators.body;
  if (description === null || check === null) return { body: undefined, rawBody: new Uint8Array() };
  const rawBody = await readBody(request);
  if ('error' in rawBody) return rawBody;
  if (rawBody.byteLength === 0) {
    return description.isRequired
      ? invalid([{ field: 'body', message: 'This is required.' }])
      : { body: undefined, rawBody };
  }
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!description.mediaTypes.includes(mediaType)) {
    const accepted = description.mediaTypes.join(' or ');
    return problem(
      415,
      'unsupported_media_type',
      `This kind of content is not accepted here: please send ${accepted}.`,
    );
  }
  const parsed = parseJson(rawBody);
  if ('error' in parsed) return parsed;
  const wrong = check(parsed.value);
  return wrong.length > 0 ? invalid(wrong) : { body: parsed.value, rawBody };
}

function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
}
