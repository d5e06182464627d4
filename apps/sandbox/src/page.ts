import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style.ts';

/** HTML whose values have been escaped. */
export type Html = ReturnType<typeof html>;

/** A fresh nonce for one page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** A whole document: nothing from elsewhere, its style under the page's nonce. */
export function page(title: string, nonce: string, body: Html, style = ''): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(pageStyle + style)}</style>
</head>
<body>${body}</body>
</html>`;
}

/**
 * The headers of such a document. A browser holds the redirect after a form against `form-action` too, so the
 * addresses at which a form may end must be named. `more` are further directives of the policy.
 */
export function pageHeaders(
  nonce: string,
  formTargets: readonly (string | null | undefined)[],
  more: readonly string[] = [],
): Record<string, string> {
  const targets = formTargets.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      'img-src data:',
      `form-action ${["'self'", ...new Set(targets)].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...more,
    ].join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
