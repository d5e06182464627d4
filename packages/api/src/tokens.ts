import type { Middleware } from 'openapi-fetch';

/** The two tokens of a signed-in customer. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Where the tokens of the caller come from, asked again for each call; null for a visitor. */
export type TokenSource = () => Partial<TokenPair> | null;

/** Takes the renewed pair that an answer handed back. */
export type TokenSink = (renewed: TokenPair) => void;

/** Sends the tokens with each call and hands a renewed pair back (spec §7; record 3). */
export function tokenMiddleware(tokens: TokenSource, onTokens: TokenSink | undefined): Middleware {
  let renewal: { readonly of: string; readonly pair: TokenPair } | null = null;
  // Renewing the old pair at each further call would end the session, once its reuse is no longer forgiven.
  const current = () => {
    const pair = tokens();
    return renewal !== null && pair?.refreshToken === renewal.of ? renewal.pair : pair;
  };
  return {
    onRequest({ request }) {
      const pair = current();
      if (pair?.accessToken) {
        request.headers.set('authorization', `Bearer ${pair.accessToken}`);
        request.headers.set('access-token', pair.accessToken);
      }
      if (pair?.refreshToken) request.headers.set('refresh-token', pair.refreshToken);
      return request;
    },
    onResponse({ request, response }) {
      const accessToken = response.headers.get('access-token');
      const refreshToken = response.headers.get('refresh-token');
      // Half a pair would sign the customer out at the next renewal, so it is left alone.
      if (!accessToken || !refreshToken) return;
      const pair = { accessToken, refreshToken };
      const of = request.headers.get('refresh-token');
      if (of !== null) renewal = { of, pair };
      onTokens?.(pair);
    },
  };
}
