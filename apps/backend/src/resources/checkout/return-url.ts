import type { FieldProblem } from '../../contract/validators.ts';

/** The addresses as they will be used, or what is wrong with them. */
export type ReturnUrls =
  | { readonly ok: true; readonly successUrl: string; readonly failUrl: string }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Accepts return addresses on the restaurant's own hostnames only, so that checkout is no open redirect. */
export function checkReturnUrls(
  urls: { readonly successUrl: string; readonly failUrl: string },
  hostnames: readonly string[],
): ReturnUrls {
  const successUrl = ownUrl(urls.successUrl, hostnames);
  const failUrl = ownUrl(urls.failUrl, hostnames);
  if (successUrl !== null && failUrl !== null) return { ok: true, successUrl, failUrl };
  const message = 'This address does not belong to the restaurant.';
  const problems: FieldProblem[] = [];
  if (successUrl === null) problems.push({ field: 'successUrl', message });
  if (failUrl === null) problems.push({ field: 'failUrl', message });
  return { ok: false, problems };
}

/** The address as the URL standard reads it, which is how browsers will, or null when it leads elsewhere. */
function ownUrl(text: string, hostnames: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return hostnames.includes(url.hostname.replace(/^www\./, '')) ? url.href : null;
}
