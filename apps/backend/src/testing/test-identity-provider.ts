import { createSign } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A tiny identity provider: signs id tokens and publishes its key, on a real port. */
export interface TestIdentityProvider {
  readonly issuer: string;
  /** Signs an id token; claims and header may be bent for the tests of what is refused. */
  readonly idToken: (person: TestPerson, bent?: BentToken) => Promise<string>;
  /** Signs anything at all with the provider's key: the first two parts of a token become a whole one. */
  readonly sign: (input: string) => string;
  /** Makes a code that the token endpoint exchanges once for this id token. */
  readonly codeFor: (idToken: string) => string;
  /** Answers 503 to everything while `isBroken`. */
  readonly setBroken: (isBroken: boolean) => void;
  /** Answers otherwise at one path, as `/token`; null answers as before. */
  readonly setAnswer: (path: string, answer: GivenAnswer | null) => void;
  /** What was asked for so far: method, path and body. */
  readonly requests: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** An answer that a test gives in the name of the provider; a body that is no text is sent as JSON. */
export interface GivenAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A person with a Google account. */
export interface TestPerson {
  readonly sub: string;
  readonly email: string;
  readonly name?: string;
  readonly isEmailVerified?: boolean;
}

/** How an id token differs from a proper one; null removes a claim. */
export interface BentToken {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly isSignedByAnother?: boolean;
}

/** The client id that test tokens are made for. */
export const testClientId = 'test-client';

// Made once for all test files: two key pairs take as long as many a test, and every provider has its own issuer.
const ownKeys = generateKeyPair('RS256', { extractable: true });
const otherKeys = generateKeyPair('RS256');

/** Starts the identity provider. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const [own, another] = await Promise.all([ownKeys, otherKeys]);
  const pem = await exportPKCS8(own.privateKey);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'test-key', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, string>();
  const givenAnswers = new Map<string, GivenAnswer>();
  const requests: string[] = [];
  let isBroken = false;
  let issuer = '';

  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece);
    const sent = Buffer.concat(pieces).toString('utf8');
    requests.push(`${request.method} ${request.url} ${sent}`.trimEnd());
    if (isBroken) return send(503, {});
    const given = givenAnswers.get(request.url ?? '');
    if (given !== undefined) {
      response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
      return response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
    }
    if (request.url === '/.well-known/openid-configuration') {
      return send(200, { issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` });
    }
    if (request.url === '/jwks') return send(200, { keys: [jwk] });
    if (request.url !== '/token') return send(404, {});
    const form = new URLSearchParams(sent);
    const code = form.get('code') ?? '';
    const idToken = codes.get(code);
    codes.delete(code);
    return idToken === undefined ? send(400, { error: 'invalid_grant' }) : send(200, { id_token: idToken });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  return {
    issuer,
    idToken: async (person, bent = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: testClientId,
        sub: person.sub,
        email: person.email,
        email_verified: person.isEmailVerified ?? true,
        ...(person.name === undefined ? {} : { name: person.name }),
        iat: now,
        exp: now + 600,
        ...bent.claims,
      };
      const payload: JWTPayload = Object.fromEntries(
        Object.entries(claims).filter(([, value]) => value !== null),
      );
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: 'test-key', ...bent.header })
        .sign(bent.isSignedByAnother ? another.privateKey : own.privateKey);
    },
    sign: (input) => `${input}.${createSign('RSA-SHA256').update(input).sign(pem, 'base64url')}`,
    codeFor: (idToken) => {
      const code = `code-${codes.size}-${Math.random().toString(36).slice(2)}`;
      codes.set(code, idToken);
      return code;
    },
    setBroken: (broken) => {
      isBroken = broken;
    },
    setAnswer: (path, answer) => {
      if (answer === null) givenAnswers.delete(path);
      else givenAnswers.set(path, answer);
    },
    requests: () => [...requests],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
