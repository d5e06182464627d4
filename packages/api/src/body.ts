/** A body as it is sent: form data as multipart, whose boundary fetch writes itself, all else as JSON (spec §7). */
export function serializeBody(body: unknown): string | FormData {
  return body instanceof FormData ? body : JSON.stringify(body);
}
