import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Provider } from 'oidc-provider';
import { newNonce, pageHeaders } from '../page.ts';
import { type Account, accountOf, demoAccounts, initialsOf } from './accounts.ts';
import { chooserPage, messagePage } from './chooser-pages.ts';

interface InteractionOptions {
  readonly provider: () => Provider;
  /** Remembers who signed in, so that their claims can be returned later. */
  readonly remember: (account: Account) => void;
  readonly findBySubject: (sub: string) => Account | undefined;
}

/** The pages of our own around oidc-provider: account chooser, pictures, health. */
export function createInteractions({ provider, remember, findBySubject }: InteractionOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/pictures/:file', (c) => {
    const account = findBySubject(c.req.param('file').replace(/\.svg$/, ''));
    if (account === undefined) return c.notFound();
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', 'public, max-age=86400');
    const hue = Number(account.sub.slice(-3)) % 360;
    return c.body(
      String(
        html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 45% 32%)"/><text x="48" y="61" font-family="system-ui,sans-serif" font-size="36" font-weight="600" fill="#fff" text-anchor="middle">${initialsOf(account.name)}</text></svg>`,
      ),
    );
  });

  app.get('/interaction/:uid', async (c) => {
    const details = await detailsOf(c.env);
    const nonce = newNonce();
    if (details === undefined) return gone(nonce);
    return chooser(nonce, details, String(details.params.login_hint ?? ''));
  });

  app.post('/interaction/:uid', async (c) => {
    const { incoming, outgoing } = c.env;
    const details = await detailsOf(c.env);
    const nonce = newNonce();
    if (details === undefined) return gone(nonce);
    const form = await c.req.parseBody();
    if (form.cancel !== undefined) {
      await provider().interactionFinished(incoming, outgoing, {
        error: 'access_denied',
        error_description: 'The user denied the request',
      });
      return RESPONSE_ALREADY_SENT;
    }
    const typed = typeof form.email === 'string' ? form.email : '';
    const account = accountOf(typed);
    if (account === undefined) {
      const problem = 'Enter an e-mail address, such as jane@example.com.';
      return chooser(nonce, details, typed, problem);
    }
    remember(account);
    await provider().interactionFinished(incoming, outgoing, {
      login: { accountId: account.sub, remember: true },
      select_account: {},
    });
    return RESPONSE_ALREADY_SENT;
  });

  type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

  async function detailsOf({ incoming, outgoing }: HttpBindings): Promise<Details | undefined> {
    // Expired, finished before, or opened without its cookie: all the same to the person.
    return provider()
      .interactionDetails(incoming, outgoing)
      .catch(() => undefined);
  }

  async function chooser(
    nonce: string,
    details: Details,
    email: string,
    problem?: string,
  ): Promise<Response> {
    const redirectUri = String(details.params.redirect_uri);
    const body = chooserPage({
      nonce,
      clientName: URL.canParse(redirectUri) ? new URL(redirectUri).host : 'the app',
      accounts: demoAccounts,
      email,
      ...(problem !== undefined && { problem }),
    });
    return respond(nonce, String(await body), problem === undefined ? 200 : 422, [redirectUri]);
  }

  async function gone(nonce: string): Promise<Response> {
    const text = 'Close this window, go back to the restaurant and sign in again.';
    return respond(nonce, String(await messagePage(nonce, 'This sign-in is over', text)), 410, []);
  }

  return app;
}

function respond(nonce: string, body: string, status: number, targets: readonly string[]): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...pageHeaders(nonce, targets) },
  });
}
