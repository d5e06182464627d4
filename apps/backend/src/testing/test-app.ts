import type { components } from '@tiffin/api/schema';
import { createApp } from '../app.ts';
import type { AppContext } from '../context.ts';
import { createContext } from '../create-context.ts';
import { foundations } from '../db/schema.ts';
import { parseEnv } from '../env.ts';
import { createLogger } from '../http/logger.ts';
import { importRestaurant } from '../restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../restaurant-file/parse.ts';
import { checkAnswer } from './check-answer.ts';
import { createTestDatabase } from './test-database.ts';
import {
  startIdentityProvider,
  type TestIdentityProvider,
  type TestPerson,
  testClientId,
} from './test-identity-provider.ts';

/** The tenant of the tests. */
export const testFoundationId = '5f0c0ffee0ddba11ca7e0001';

/** An answer whose form was checked against the contract. */
export interface TestAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** What a call sends beside method and path. */
export interface TestCall {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Signs the call with these tokens. */
  readonly session?: { readonly accessToken: string; readonly refreshToken: string };
}

/** The backend on a database of its own. */
export interface TestApp {
  readonly app: AppContext;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly identityProvider: TestIdentityProvider;
  /** Calls the backend and throws when the answer breaks the contract. Name the body's type where it is read. */
  readonly call: <Body = unknown>(method: string, path: string, call?: TestCall) => Promise<TestAnswer<Body>>;
  /** Signs somebody in, creating the account. */
  readonly signIn: (person?: Partial<TestPerson>) => Promise<components['schemas']['AuthSession']>;
  /** Imports a restaurant from YAML; returns its id. */
  readonly addRestaurant: (yaml: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts the backend for one test file; `overrides` change its context, as another payment provider. */
export async function startTestApp(
  overrides: (app: AppContext) => Partial<AppContext> = () => ({}),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const identityProvider = await startIdentityProvider();
  const env = parseEnv({
    DATABASE_URL: database.url,
    PORT: '0',
    FOUNDATION_ID: testFoundationId,
    JWT_SECRET: 'a-secret-for-tests-of-at-least-32-bytes',
    OIDC_ISSUER: identityProvider.issuer,
    OIDC_CLIENT_ID: testClientId,
    OIDC_CLIENT_SECRET: 'test-client-secret',
    OIDC_REDIRECT_URI: 'http://saffron.localhost/api/auth/callback/google',
    STRIPE_SECRET_KEY: 'sk_test_tiffin',
    STRIPE_WEBHOOK_SECRET: 'whsec_test_tiffin',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    POSTCODES_URL: 'http://127.0.0.1:9',
    ADMIN_EMAILS: 'admin@example.com',
    LOG_LEVEL: 'silent',
    // Patient: on a busy machine a slow connection is no fault of what is tested.
    DATABASE_POOL_WAIT_MS: '10000',
    ...environment,
  });
  const { app: plain, close } = createContext(env, createLogger(env.logLevel));
  const app: AppContext = { ...plain, ...overrides(plain) };
  await plain.db.insert(foundations).values({ id: testFoundationId });
  const answer = createApp(app);
  const fetch = async (request: Request) => answer(request);
  let people = 0;

  const call = async <Body>(
    method: string,
    path: string,
    options: TestCall = {},
  ): Promise<TestAnswer<Body>> => {
    const request = new Request(`http://backend.test${path}`, {
      method,
      headers: headersOf(options),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const response = await fetch(request);
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    checkAnswer(
      method,
      new URL(request.url).pathname,
      response.status,
      response.headers.get('content-type'),
      body,
    );
    // The contract check has just made sure of the form; the caller names the operation's type.
    return { status: response.status, headers: response.headers, body: body as Body };
  };

  return {
    app,
    fetch,
    identityProvider,
    call,
    signIn: async (person = {}) => {
      people += 1;
      const idToken = await identityProvider.idToken({
        sub: `sub-${people}`,
        email: `customer${people}@example.com`,
        name: `Customer ${people}`,
        ...person,
      });
      const { body } = await call<components['schemas']['AuthSessionResponse']>('POST', '/auth/verify', {
        body: { idToken, user: {} },
      });
      return body.data;
    },
    addRestaurant: async (yaml) => {
      const { restaurantId } = await importRestaurant(
        app.db,
        parseRestaurantFile(yaml, 'test.yaml'),
        testFoundationId,
      );
      return restaurantId;
    },
    close: async () => {
      await close();
      await identityProvider.close();
      await database.drop();
    },
  };
}

function headersOf({ body, headers = {}, session }: TestCall): Headers {
  const all: Record<string, string | undefined> = {
    'foundation-id': testFoundationId,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(session === undefined
      ? {}
      : {
          authorization: `Bearer ${session.accessToken}`,
          'access-token': session.accessToken,
          'refresh-token': session.refreshToken,
        }),
    ...headers,
  };
  // `undefined` takes a header away that would be sent otherwise.
  return new Headers(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
