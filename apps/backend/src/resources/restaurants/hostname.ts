/** A hostname as restaurants are looked up by it: lower-case, without port and without one leading www. */
export function normaliseHostname(domain: string): string {
  return domain
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
}
