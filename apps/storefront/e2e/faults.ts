import { ports } from './ports.ts';

/** Where the proxy between storefront and backend takes its orders. */
export const controlPath = '/__faults';

/** Requests of the storefront to the backend that are to fail: those that fit everything that is given. */
export interface Fault {
  readonly method?: string;
  /** A regular expression for the whole path. */
  readonly path: string;
  /** Only requests of this customer, so that other tests go on undisturbed. */
  readonly accessToken?: string | undefined;
  /** Only requests about this restaurant. */
  readonly restaurantId?: string | undefined;
  /** What is answered instead; `reset` cuts the connection. */
  readonly answer: 'reset' | { readonly status: number; readonly code?: string; readonly message?: string };
}

/** Makes requests fail while `during` runs. */
export async function withFault<Result>(fault: Fault, during: () => Promise<Result>): Promise<Result> {
  const address = `http://127.0.0.1:${ports.faults}${controlPath}/${crypto.randomUUID()}`;
  await fetch(address, { method: 'PUT', body: JSON.stringify(fault) });
  try {
    return await during();
  } finally {
    await fetch(address, { method: 'DELETE' });
  }
}
