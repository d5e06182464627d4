import { createHash, randomBytes } from 'node:crypto';
import { request } from 'playwright';

/**
 * Signs a person in at the sandbox's identity provider; returns the id token. `environment` is the backend's, which names
 * the provider and the storefront as its client.
 */
export async function fetchIdToken(
  environment: Readonly<Record<string, string>>,
  email: string,
): Promise<string> {
  const {
    OIDC_ISSUER: issuer = '',
    OIDC_CLIENT_ID: clientId = '',
    OIDC_CLIENT_SECRET: clientSecret = '',
    OIDC_REDIRECT_URI: redirectUri = '',
  } = environment;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  const browser = await request.newContext();
  try {
    const chooser = await browser.get(`${issuer}/auth?${query}`);
    let response = await browser.post(chooser.url(), { form: { email }, maxRedirects: 0 });
    let redirect = new URL(response.headers().location ?? '', issuer);
    while (redirect.origin === issuer) {
      response = await browser.get(redirect.href, { maxRedirects: 0 });
      redirect = new URL(response.headers().location ?? '', issuer);
    }
    const redeemed = await browser.post(`${issuer}/token`, {
      form: {
        grant_type: 'authorization_code',
        code: redirect.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: clientId,
        client_secret: clientSecret,
      },
    });
    const { id_token: idToken } = (await redeemed.json()) as { id_token?: string };
    if (idToken === undefined)
      throw new Error(`The identity provider returned no id token (status ${redeemed.status()}).`);
    return idToken;
  } finally {
    await browser.dispose();
  }
}
