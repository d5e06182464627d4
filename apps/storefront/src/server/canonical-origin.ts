/** The one origin under which a restaurant wants to be known, in the scheme and port of the request. */
export function canonicalOrigin(requestOrigin: string, domain: string): string {
  const { protocol, port } = new URL(requestOrigin);
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}
