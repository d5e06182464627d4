interface PolicySettings {
  /** The page's own inline scripts and styles, as sources of a policy. @default none */
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
  readonly isSecure: boolean;
  readonly isDevelopment: boolean;
  /** Whether the page may start a service worker of ours. @default false */
  readonly hasWorker?: boolean;
  /** Where pictures come from beside our own host, as the address of a CDN. @default none */
  readonly picturesUrl?: string | undefined;
}

/**
 * The content security policy of a response: scripts and styles are our own files, or inline with one of these hashes;
 * requests go to our own origin alone.
 */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  isSecure,
  isDevelopment,
  hasWorker = false,
  picturesUrl,
}: PolicySettings): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // The development server injects styles that no page holds; a hash would switch 'unsafe-inline' off.
    ["style-src 'self'", ...(isDevelopment ? ["'unsafe-inline'"] : styleHashes)].join(' '),
    // Photos that only some may see are fetched with their token, and shown from memory (`blob:`).
    ["img-src 'self' data: blob:", ...(picturesUrl === undefined ? [] : [new URL(picturesUrl).origin])].join(
      ' ',
    ),
    "connect-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The security headers of every response; a page's own policy names its hashes. */
export function securityHeaders(
  settings: Pick<PolicySettings, 'isSecure' | 'isDevelopment'>,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    // Sign-in opens the identity provider in a popup and must keep hold of it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Without includeSubDomains: the other subdomains of a restaurant's domain are not ours to decide on.
    ...(settings.isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
