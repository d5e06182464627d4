import { type BrowserContext, request } from '@playwright/test';
import { deploymentDomain } from './deployment-hosts.ts';
import { ports } from './ports.ts';
import { type Account, callBackend } from './services.ts';

const issuer = `http://localhost:${ports.identity}`;
const redirectUri = `http://localhost:${ports.storefront}/api/auth/callback/google`;

/** A customer of a test's own: a fresh e-mail address is a fresh account. */
export function newCustomerEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

interface AuthSession {
  readonly data: { readonly accessToken: string; readonly refreshToken: string };
}

/** Asks the identity provider for a code as a browser would: choose an account, be led back. */
async function authorisationCode(email: string): Promise<string> {
  const browser = await request.newContext();
  const query = new URLSearchParams({
    client_id: 'tiffin-storefront',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    prompt: 'select_account',
  });
  const chooser = await browser.get(`${issuer}/auth?${query}`);
  let answer = await browser.post(chooser.url(), { form: { email }, maxRedirects: 0 });
  let place = new URL(answer.headers().location ?? '', issuer);
  while (place.origin === issuer) {
    answer = await browser.get(place.href, { maxRedirects: 0 });
    place = new URL(answer.headers().location ?? '', issuer);
  }
  await browser.dispose();
  return place.searchParams.get('code') ?? '';
}

/** Asks the identity provider for a person's id token. */
export async function idTokenOf(email: string): Promise<string> {
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: await authorisationCode(email),
      redirect_uri: redirectUri,
      client_id: 'tiffin-storefront',
      client_secret: 'tiffin-storefront-secret',
    }),
  });
  const { id_token: idToken } = (await answer.json()) as { id_token?: string };
  if (idToken === undefined) throw new Error(`The identity provider answered ${answer.status}.`);
  return idToken;
}

/** Signs in without the pages, for tests that are about something else. */
export async function signedInAs(email: string): Promise<Account> {
  const code = await authorisationCode(email);
  const { data } = await callBackend<AuthSession>('GET', `/auth/google/callback?code=${code}`);
  return { accessToken: data.accessToken, refreshToken: data.refreshToken, email };
}

/** A new customer with a phone number. */
export async function newCustomer(name: string): Promise<Account> {
  const account = await signedInAs(newCustomerEmail(name));
  await callBackend('PATCH', '/auth/me', { account, body: { phoneNumber: '07911 123456' } });
  return account;
}

/** The person who may change restaurants. */
export const admin = (): Promise<Account> => signedInAs('admin@tiffin.example');

/** Where a restaurant of the journeys is found. */
export function originOf(hostname: string): string {
  if (hostname.endsWith(`.${deploymentDomain}`)) return `https://${hostname}`;
  return `http://${hostname}:${ports.storefront}`;
}

interface Entrance {
  readonly hostname?: string;
  readonly mode?: 'delivery' | 'collection';
}

/** Lets the browser find itself signed in at a restaurant; to be called before its first page. */
export async function enterAs(
  context: BrowserContext,
  { accessToken, refreshToken }: Account,
  { hostname = 'localhost', mode = 'delivery' }: Entrance = {},
): Promise<void> {
  const localStorage = Object.entries({ accessToken, refreshToken }).map(([name, value]) => ({
    name,
    value,
  }));
  await context.setStorageState({ cookies: [], origins: [{ origin: originOf(hostname), localStorage }] });
  await context.addCookies([{ name: 'orderingMode', value: mode, url: originOf(hostname) }]);
}
