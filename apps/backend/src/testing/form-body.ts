import type { OperationDescription } from '../contract/document.ts';

/** A body as it is sent, with its content type. */
export interface SentBody {
  readonly rawBody: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** Writes a body as the operation takes it: as JSON, or as a form with one part for each value of a list. */
export async function sentBody(
  operation: OperationDescription | undefined,
  value: unknown,
): Promise<SentBody> {
  const isForm = operation?.body?.form != null;
  return isForm && typeof value === 'object' && value !== null
    ? formBody(value)
    : { rawBody: JSON.stringify(value), contentType: 'application/json' };
}

/** Writes a form: texts and files as they are, other values as JSON. */
export async function formBody(value: object): Promise<SentBody> {
  const form = new FormData();
  for (const [name, given] of Object.entries(value)) {
    for (const part of Array.isArray(given) ? given : [given]) {
      if (part instanceof Blob) form.append(name, part, 'a photo.jpg');
      else form.append(name, typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));
    }
  }
  const written = new Response(form);
  return {
    rawBody: new Uint8Array(await written.arrayBuffer()),
    contentType: written.headers.get('content-type') ?? '',
  };
}
