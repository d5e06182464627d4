import { defaultSerovalDeserializerPlugins } from '@tanstack/react-router/ssr/server';
import { createMiddleware } from '@tanstack/react-start';
import { fromJSON, type SerovalJSON } from 'seroval';

const isForm = /multipart\/form-data|application\/x-www-form-urlencoded/;

/**
 * Whether Start can read what a call of a server function carries: the form that its own pages send. Start itself
 * responds with 500 to what it cannot read, and writes a fault to the log that is the caller's.
 */
export async function isReadableCall(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') {
    const payload = new URL(request.url).searchParams.get('payload');
    return isForm.test(type) ? false : !payload || isPayload(payload);
  }
  if (!isForm.test(type) && !type.includes('application/json')) return true;
  const bytes = await request.clone().arrayBuffer();
  return isForm.test(type)
    ? isFormBody(new Response(bytes, { headers: { 'content-type': type } }))
    : isPayload(new TextDecoder().decode(bytes));
}

function isPayload(text: string): boolean {
  try {
    const node: SerovalJSON = JSON.parse(text);
    fromJSON(node, { plugins: [...defaultSerovalDeserializerPlugins] });
    return true;
  } catch {
    return false;
  }
}

async function isFormBody(body: Response): Promise<boolean> {
  try {
    await body.formData();
    return true;
  } catch {
    return false;
  }
}

/** Responds with 400 to a call of a server function whose body or payload cannot be read. */
export const malformedCallMiddleware = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn' || (await isReadableCall(request))) return next();
  return new Response('This call cannot be read. Reload the page.', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
});
