import type { operations } from '@tiffin/api/schema';
import type { StaffRole } from '@tiffin/domain';
import type { Logger } from '@tiffin/node';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import type { Problem } from './problem.ts';
import type { SendEvents } from './send-events.ts';
import type { PictureType, SentPicture } from './sent-picture.ts';

// A resource exports one object of handlers, keyed by the contract's operation ids; resources/handlers.ts gathers
// them all. The middleware has validated path, query, headers and body before a handler runs, so it only decides:
//
//   export const restaurantHandlers = {
//     getRestaurantByDomain: async ({ app, params, foundationId }) => {
//       const restaurant = await findByDomain(app.db, foundationId, params.domain);
//       return restaurant === null ? notFound('This restaurant') : { status: 200, body: restaurant };
//     },
//   } satisfies Partial<Handlers>;
//
// Refuse by returning problem(...), or throw ProblemError inside a transaction to roll it back as well. Data code
// throws errors of its own, whose answers middleware/error-handler.ts knows.

/** The name of an operation in the contract. */
export type OperationId = keyof operations;

/** The customer on whose behalf a request is made. */
export interface SignedInCustomer {
  readonly id: string;
  /** The sign-in this request belongs to; logging out ends it. */
  readonly familyId: string;
}

/** A person who works at restaurants, by their session. */
export interface StaffPerson {
  readonly googleSub: string;
  readonly name: string;
  readonly email: string;
}

/** Who acts at a restaurant's counter: a person by their session, or a device, with the person whose PIN it has. */
export interface CounterActor {
  /** The person's row in the restaurant's team; null for a device without a PIN. */
  readonly memberId: string | null;
  readonly deviceId: string | null;
  /** The person's name, else the device's. */
  readonly name: string;
  readonly role: StaffRole;
}

/** Whom limits and Idempotency-Keys of the counter belong to. */
export function actorKey({ memberId, deviceId }: CounterActor): string {
  return memberId ?? deviceId ?? '';
}

/** A paired device that calls. */
export interface CallingDevice {
  readonly id: string;
  readonly restaurantId: string;
}

type Declared<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Content<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? FormBody<Form>
  : T extends { content: infer Types }
    ? Types[keyof Types]
    : undefined;
// The contract writes files as texts; handlers get their bytes.
type FormBody<Form> = Form extends { photos?: unknown }
  ? Omit<Form, 'photos'> & { readonly photos?: readonly Uint8Array[] }
  : Form;

/** The body of a request, as the contract describes it. */
export type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? Content<Body>
  : operations[Id] extends { requestBody?: infer Body }
    ? Content<NonNullable<Body>> | undefined
    : undefined;

/** A validated request. */
export interface HandlerRequest<Id extends OperationId> {
  readonly app: AppContext;
  readonly operationId: Id;
  readonly params: Declared<Parameters<Id>['path']>;
  readonly query: Declared<Parameters<Id>['query']>;
  readonly headers: Headers;
  readonly body: RequestBody<Id>;
  /** The bytes of the body as they came, for signatures over them; of a form the digest of its parts. */
  readonly rawBody: Uint8Array;
  /** The tenant; a known one wherever the contract declares the header `foundation-id`, else empty. */
  readonly foundationId: string;
  /** The restaurant meant, which belongs to the tenant; empty unless the contract declares `restaurant-id`. */
  readonly restaurantId: string;
  /** Null for visitors, which only operations without mandatory sign-in see; others use `signedIn(request)`. */
  readonly customer: SignedInCustomer | null;
  /** The person of the session, where the contract demands one of the counter; others use `staffPerson(request)`. */
  readonly person: StaffPerson | null;
  /** The device of the token, where the contract lets devices call; others use `callingDevice(request)`. */
  readonly device: CallingDevice | null;
  /** Who acts, where the contract names a role at the restaurant in the path; others use `counterActor(request)`. */
  readonly actor: CounterActor | null;
  /**
   * True when the caller sent the same Idempotency-Key before and the answer was not kept: sign-ins, carts, and orders
   * that are cancelled, acted on or refunded.
   */
  readonly isRepeat: boolean;
  /**
   * Keeps the answer under the caller's Idempotency-Key inside the handler's own transaction, so that a crash right
   * after it cannot lead to a second write. Does nothing without a key; without this call the router keeps it later.
   */
  readonly keepAnswer: (tx: Transaction, answer: Success<Id>) => Promise<void>;
  /**
   * The same for an answer that is the state of something larger, or that names a customer under the key of someone
   * else: only its status is kept, and a repeat calls the handler with `isRepeat`, which must change nothing and answer
   * with the state as it is by then.
   */
  readonly keepStatus: (tx: Transaction, status: Success<Id>['status']) => Promise<void>;
  readonly requestId: string;
  readonly log: Logger;
}

type SuccessStatus = 200 | 201 | 202 | 204 | 304;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type AnswerBody<Body> = [Body] extends [undefined] ? { readonly body?: undefined } : { readonly body: Body };
type AnswerContent<T> = T extends { content: { 'text/event-stream': string } }
  ? { readonly body?: undefined; readonly events: SendEvents }
  : T extends { content: { 'text/csv': string } }
    ? { readonly body?: undefined; readonly csv: string }
    : T extends { content: Record<infer Type extends PictureType, string> }
      ? { readonly body?: undefined; readonly picture: SentPicture<Type> }
      : AnswerBody<Content<T>>;

/** A successful answer in one of the forms the contract declares. */
export type Success<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & AnswerContent<Responses<Id>[Status]>;
}[keyof Responses<Id> & SuccessStatus];

/** What a handler gives back. */
export type Answer<Id extends OperationId> = Success<Id> | Problem;

/** Answers one operation of the contract. */
export type Handler<Id extends OperationId> = (request: HandlerRequest<Id>) => Promise<Answer<Id>>;

/** A handler for each operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** The signed-in customer of an operation for which the contract demands sign-in. */
export function signedIn<Id extends OperationId>(request: HandlerRequest<Id>): SignedInCustomer {
  if (request.customer === null) {
    throw new Error(
      `The contract lets visitors call ${String(request.operationId)}, but its handler needs a customer.`,
    );
  }
  return request.customer;
}

/** The person of an operation for which the contract demands a session of the counter. */
export function staffPerson<Id extends OperationId>(request: HandlerRequest<Id>): StaffPerson {
  if (request.person === null) throw new Error(`${String(request.operationId)} is called without a session.`);
  return request.person;
}

/** Who acts in an operation for which the contract names a role. */
export function counterActor<Id extends OperationId>(request: HandlerRequest<Id>): CounterActor {
  if (request.actor === null)
    throw new Error(`The contract names no role for ${String(request.operationId)}.`);
  return request.actor;
}

/** The device of an operation that the contract opens to devices alone. */
export function callingDevice<Id extends OperationId>(request: HandlerRequest<Id>): CallingDevice {
  if (request.device === null) throw new Error(`${String(request.operationId)} is called without a device.`);
  return request.device;
}
