import { createHash, randomBytes } from 'node:crypto';
import { request } from 'playwright';

/** The client of the identity provider, as the storefront is one. */
interface IdentityClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** Signs in at the stand-in identity provider as a person would, and comes back with the id token. */
export async function fetchIdToken(client: IdentityClient, email: string): Promise<string> {
  const { issuer, clientId, clientSecret, redirectUri } = client;
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
    let answer = await browser.post(chooser.url(), { form: { email }, maxRedirects: 0 });
    let place = new URL(answer.headers().location ?? '', issuer);
    while (place.origin === issuer) {
      answer = await browser.get(place.href, { maxRedirects: 0 });
      place = new URL(answer.headers().location ?? '', issuer);
    }
    const redeemed = await browser.post(`${issuer}/token`, {
      form: {
        grant_type: 'authorization_code',
        code: place.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: clientId,
        client_secret: clientSecret,
      },
    });
    const { id_token: idToken } = (await redeemed.json()) as { id_token?: string };
    if (idToken === undefined)
      throw new Error(`The identity provider gave no id token (${redeemed.status()}).`);
    return idToken;
  } finally {
    await browser.dispose();
  }
}
