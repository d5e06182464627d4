interface SecuritySettings {
  readonly nonce: string;
  readonly isSecure: boolean;
  readonly isDevelopment: boolean;
}

/** The content security policy of every page: scripts run by nonce alone and talk to our own origin alone. */
export function contentSecurityPolicy({ nonce, isSecure, isDevelopment }: SecuritySettings): string {
  // The development server injects styles without a nonce, which would switch 'unsafe-inline' off.
  const styles = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The security headers of every answer. */
export function securityHeaders(settings: SecuritySettings): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    // Sign-in opens the identity provider in a popup and must keep hold of it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(settings.isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
