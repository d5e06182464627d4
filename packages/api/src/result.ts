import { ApiError, failureWithoutAnswer, refusal } from './errors.ts';

/** What a call comes to: its data, or the one error. */
export type ApiResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: ApiError };

/** The data of a result; throws the error where a rejected promise is wanted. */
export function unwrap<T>(result: ApiResult<T>): T {
  if (result.ok) return result.data;
  throw result.error;
}

/** What openapi-fetch gives back, as far as results are made from it. */
export interface Exchange<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** Awaits a call and reads its data; nothing escapes as an exception. */
export async function resultOf<Data, T>(
  exchange: Promise<Exchange<Data>>,
  read: (data: NonNullable<Data>) => T,
): Promise<ApiResult<T>> {
  let response: Response | undefined;
  try {
    const answer = await exchange;
    response = answer.response;
    if (!response.ok) return { ok: false, error: refusal(response, answer.error) };
    if (answer.data === undefined || answer.data === null) throw new Error('The answer has no body.');
    return { ok: true, data: read(answer.data) };
  } catch (error) {
    return { ok: false, error: apiErrorOf(error, response) };
  }
}

/** Awaits a call whose answer has no body. */
export async function emptyResultOf(exchange: Promise<Exchange<unknown>>): Promise<ApiResult<null>> {
  try {
    const { response, error } = await exchange;
    return response.ok ? { ok: true, data: null } : { ok: false, error: refusal(response, error) };
  } catch (error) {
    return { ok: false, error: apiErrorOf(error) };
  }
}

// What the client has not made itself is JSON that does not parse, or a body that is not the contract's.
function apiErrorOf(error: unknown, response?: Response): ApiError {
  return error instanceof ApiError ? error : failureWithoutAnswer('malformed', error, response);
}
