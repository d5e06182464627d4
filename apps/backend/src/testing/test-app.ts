import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@tiffin/api/schema';
import { createLogger } from '@tiffin/node';
import type { PgBoss } from 'pg-boss';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import type { AppContext } from '../context.ts';
import { createContext } from '../create-context.ts';
import { foundations } from '../db/schema.ts';
import { parseEnv } from '../env.ts';
import { declareQueues } from '../jobs/boss.ts';
import { importRestaurant } from '../restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../restaurant-file/parse.ts';
import { checkAnswer, findOperation } from './check-answer.ts';
import { sentBody } from './form-body.ts';
import { poolerEnvironment } from './pgbouncer.ts';
import { noteAnswer } from './seen-answers.ts';
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
  /** Where the call comes from; this machine unless said otherwise. */
  readonly from?: string;
  /** Signs the call with these tokens. */
  readonly session?: { readonly accessToken: string; readonly refreshToken: string };
}

/** A call whose body is sent as it stands. */
export interface RawCall extends Omit<TestCall, 'body'> {
  readonly rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream;
  /** Made at random: its answer may be another one in the next run, so it proves nothing about what is reachable. */
  readonly isRandom?: boolean;
}

/** A line of the backend's log. */
export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly [fact: string]: unknown;
}

/** The backend on a database of its own. */
export interface TestApp {
  readonly app: AppContext;
  /** The queue behind `app.jobs`; jobs are run by `runJobs` only. */
  readonly boss: PgBoss;
  /** Answers a request as if it came from this address, else from this machine. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  readonly identityProvider: TestIdentityProvider;
  /** Calls the backend and throws when the answer breaks the contract. Name the body's type where it is read. */
  readonly call: <Body = unknown>(method: string, path: string, call?: TestCall) => Promise<TestAnswer<Body>>;
  /** The same with a body as it stands, which need not be JSON. */
  readonly send: <Body = unknown>(method: string, path: string, call: RawCall) => Promise<TestAnswer<Body>>;
  /** Signs a customer in, creating the account. */
  readonly signIn: (person?: Partial<TestPerson>) => Promise<components['schemas']['AuthSession']>;
  /** Imports a restaurant from YAML; returns its id. */
  readonly addRestaurant: (yaml: string) => Promise<string>;
  /** The warnings and errors that were logged since the last call of this. */
  readonly takeLog: () => LogLine[];
  readonly close: () => Promise<void>;
}

/** Starts the backend for one test file; `overrides` change its context, as another payment provider. */
export async function startTestApp(
  overrides: (app: AppContext) => Partial<AppContext> = () => ({}),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  // A second app on the first one's database is given its address.
  const database = environment.DATABASE_URL === undefined ? await createTestDatabase() : null;
  const identityProvider = await startIdentityProvider();
  const env = parseEnv({
    DATABASE_URL: database?.url,
    ...(database === null ? {} : { DATABASE_LISTEN_URL: database.directUrl }),
    PORT: '0',
    ALLOW_SANDBOX: '1',
    FOUNDATION_ID: testFoundationId,
    JWT_SECRET: 'a-secret-for-tests-of-at-least-32-bytes',
    PIN_SECRET: 'another-one-for-tests-of-at-least-32-bytes',
    OIDC_ISSUER: identityProvider.issuer,
    OIDC_CLIENT_ID: testClientId,
    OIDC_CLIENT_SECRET: 'test-client-secret',
    OIDC_REDIRECT_URI: 'http://saffron.localhost/api/auth/callback/google',
    STRIPE_SECRET_KEY: 'sk_test_tiffin',
    STRIPE_WEBHOOK_SECRET: 'whsec_test_tiffin',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    POSTCODES_URL: inject('postcodesUrl'),
    PICTURES_FOLDER: join(tmpdir(), `tiffin-test-pictures-${process.pid}`),
    ADMIN_EMAILS: 'admin@example.com',
    LOG_LEVEL: 'silent',
    // Patient: on a busy machine a slow connection is no fault of what is tested.
    DATABASE_POOL_WAIT_MS: '10000',
    RATE_LIMIT_SIGN_IN: 'off',
    RATE_LIMIT_SESSIONS: 'off',
    RATE_LIMIT_CHECKOUT: 'off',
    RATE_LIMIT_PROMO_GUESS: 'off',
    ...poolerEnvironment,
    RATE_LIMIT_WRITES: 'off',
    RATE_LIMIT_EXPORTS: 'off',
    RATE_LIMIT_DATA_REQUESTS: 'off',
    RATE_LIMIT_DATA_REQUESTS_MAILBOX: 'off',
    RATE_LIMIT_COUNTER: 'off',
    RATE_LIMIT_UPLOADS: 'off',
    RATE_LIMIT_ORDER_READS: 'off',
    RATE_LIMIT_PAIRING: 'off',
    RATE_LIMIT_PAIRING_TENANT: 'off',
    RATE_LIMIT_PIN: 'off',
    RATE_LIMIT_PIN_DAY: 'off',
    ...environment,
  });
  const lines: string[] = [];
  const log = createLogger('backend', 'warn', { write: (line: string) => void lines.push(line) });
  const { app: plain, boss, close } = createContext(env, log);
  await declareQueues(boss);
  const app: AppContext = { ...plain, ...overrides(plain) };
  await plain.db.insert(foundations).values({ id: testFoundationId }).onConflictDoNothing();
  const answer = createApp(app);
  const fetch = async (request: Request, address = '127.0.0.1') => answer(request, { address });
  let people = 0;

  const send = async <Body>(method: string, path: string, options: RawCall): Promise<TestAnswer<Body>> => {
    const init: RequestInit & { duplex: 'half' } = {
      method,
      headers: headersOf(options),
      duplex: 'half',
      ...(options.rawBody === undefined ? {} : { body: options.rawBody }),
    };
    const request = new Request(`http://backend.test${path}`, init);
    const response = await fetch(request, options.from);
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    // A stream goes on; that it has begun as declared is all that one call can say of it.
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const isFile = /^(text\/csv|image\/)/.test(response.headers.get('content-type') ?? '');
    const body: unknown = text === '' ? undefined : isFile ? text : JSON.parse(text);
    const operation = checkAnswer(
      method,
      new URL(request.url).pathname,
      response.status,
      response.headers.get('content-type'),
      body,
    );
    if (options.isRandom !== true) noteAnswer(inject('answersFolder'), operation?.id, response.status, body);
    // The contract check has just made sure of the form; the caller names the operation's type.
    return { status: response.status, headers: response.headers, body: body as Body };
  };
  const call = async <Body>(method: string, path: string, { body, ...rest }: TestCall = {}) => {
    if (body === undefined) return send<Body>(method, path, rest);
    const { pathname } = new URL(path, 'http://backend.test');
    const { rawBody, contentType } = await sentBody(findOperation(method, pathname), body);
    return send<Body>(method, path, {
      ...rest,
      rawBody,
      headers: { 'content-type': contentType, ...rest.headers },
    });
  };

  return {
    app,
    boss,
    fetch,
    identityProvider,
    call,
    send,
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
      const { restaurantId } = await importRestaurant(app.db, parseRestaurantFile(yaml, 'test.yaml').file, {
        foundationId: testFoundationId,
      });
      return restaurantId;
    },
    takeLog: () => lines.splice(0).map((line): LogLine => JSON.parse(line)),
    close: async () => {
      await close();
      await identityProvider.close();
      await database?.drop();
    },
  };
}

function headersOf({ headers = {}, session }: RawCall): Headers {
  const all: Record<string, string | undefined> = {
    'foundation-id': testFoundationId,
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
