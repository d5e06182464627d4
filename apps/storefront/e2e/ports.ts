// Ports of a stack of the journeys' own.
import { testPortShift as shift } from '../../../scripts/stack/test-ports.ts';

/** The ports on which the journeys' stack listens; from 32768 on, Linux gives them to outgoing connections. */
export const ports = {
  storefront: 3200 + shift,
  backend: 4200 + shift,
  identity: 4201 + shift,
  payments: 4202 + shift,
  postcodes: 4203 + shift,
  /** Where mails are read, and where they are handed in. */
  mailbox: 4204 + shift,
  smtp: 4208 + shift,
  counter: 4209 + shift,
  database: 4210 + shift,
  /** Between storefront and backend, on the first way and on the fallback; tests make them fail. */
  faults: 4205 + shift,
  fallbackFaults: 4206 + shift,
  /** The same before the postcode service. */
  postcodeFaults: 4207 + shift,
} as const;

/** The ports of the deployment over https, which only its proxy knows. */
export const httpsPorts = {
  identity: 3201 + shift,
  backend: 3202 + shift,
  storefront: 3203 + shift,
  counter: 3204 + shift,
} as const;

/** Where the static Storybook is served, as for its own tests. */
export const storybookPort = 6008 + shift;
