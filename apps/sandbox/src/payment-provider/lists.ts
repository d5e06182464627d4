import { invalidParameter, unknownReference } from './api-error.ts';
import { decodeParameters, integer, type Parameters, text } from './parameters.ts';

/** The parameters of a request's query. */
export function query(url: string): Parameters {
  return decodeParameters(new URL(url).search.slice(1));
}

const longestPage = 100;

/** One page of a list in Stripe's shape, newest first; `all` begins with the oldest. */
export function list<T extends { readonly id: string }>(
  all: readonly T[],
  params: Parameters,
  url: string,
): object {
  const limit = integer(params, 'limit', 1) ?? 10;
  if (limit > longestPage) {
    throw invalidParameter(
      'limit',
      'This value must be less than or equal to 100.',
      'parameter_invalid_integer',
    );
  }
  const newestFirst = [...all].reverse();
  const cursor = (name: 'starting_after' | 'ending_before') => {
    const id = text(params, name);
    if (id === undefined) return undefined;
    const index = newestFirst.findIndex((item) => item.id === id);
    if (index === -1) throw unknownReference(name, id);
    return index;
  };
  const before = cursor('ending_before');
  if (before !== undefined) {
    const data = newestFirst.slice(Math.max(0, before - limit), before);
    return { object: 'list', data, has_more: before > limit, url };
  }
  const start = (cursor('starting_after') ?? -1) + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}
