import { ports } from './ports.ts';

/** Where the proxy behind the storefront takes its orders. */
export const controlPath = '/__faults';

/** How a request fails; `lost_answer` is done all the same, and `pass` only notes that it was made. */
type Failure = 'reset' | 'hang' | 'half' | 'lost_answer' | 'pass';

/** Requests of the storefront that are to fail: those that fit everything that is given. */
export interface Fault {
  /** The storefront's first way to the backend, its fallback, or the postcode service; both ways to the backend by default. */
  readonly way?: 'first' | 'fallback' | 'postcodes';
  readonly method?: string;
  /** A regular expression for the whole path. */
  readonly path: string;
  /** Only requests of this customer, so that other tests go on undisturbed. */
  readonly accessToken?: string | undefined;
  /** Only requests about this restaurant. */
  readonly restaurantId?: string | undefined;
  /** Only requests whose body has this text, such as the e-mail of who signs in. */
  readonly containing?: string | undefined;
  /** Only so many requests; all of them by default. */
  readonly times?: number;
  /** What is answered instead. */
  readonly answer: Failure | { readonly status: number; readonly code?: string; readonly message?: string };
}

/** Returns the requests that have met the fault so far, as `first GET /auth/me`. */
export type Met = () => Promise<readonly string[]>;

/** Makes requests fail while `during` runs. */
export async function withFault<Result>(
  fault: Fault,
  during: (met: Met) => Promise<Result>,
): Promise<Result> {
  const address = `http://127.0.0.1:${ports.faults}${controlPath}/${crypto.randomUUID()}`;
  await fetch(address, { method: 'PUT', body: JSON.stringify(fault) });
  try {
    return await during(async () => {
      const answer = await fetch(address);
      return (await answer.json()) as readonly string[];
    });
  } finally {
    await fetch(address, { method: 'DELETE' });
  }
}
