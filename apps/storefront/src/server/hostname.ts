interface HostHeaders {
  readonly host: string | null;
  readonly forwardedHost: string | null;
  readonly trustProxy: boolean;
}

// Letters, digits, hyphens and dots, as a name in DNS has them; with no port left.
const hostnamePattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/**
 * The hostname that chooses the restaurant: lower-cased, port dropped, one leading `www.` removed; null when
 * the headers name none (Spec, introduction; `X-Forwarded-Host` only behind a proxy we trust).
 */
export function restaurantHostname({ host, forwardedHost, trustProxy }: HostHeaders): string | null {
  const named = (trustProxy ? forwardedHost?.split(',')[0] : undefined) ?? host ?? '';
  const hostname = named
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  return hostnamePattern.test(hostname) ? hostname : null;
}

/** The one origin under which a restaurant wants to be known, in the scheme and port of the request. */
export function canonicalOrigin(requestOrigin: string, domain: string): string {
  const { protocol, port } = new URL(requestOrigin);
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}
