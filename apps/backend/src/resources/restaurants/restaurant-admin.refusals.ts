import { type Problem, problem } from '../../contract/problem.ts';
import type { OpenOrder } from './delete-restaurant.ts';
import type { TakenHostname } from './restore-restaurant.ts';

/** 409: the domain belongs to another restaurant. */
export function domainTaken(): Problem {
  return problem(409, 'conflict', 'Another restaurant already has this domain.', {
    fields: [{ field: 'domain', message: 'Another restaurant already has this domain.' }],
  });
}

const mostListed = 100;
const mostNamed = 5;

/** 409: a restaurant with open orders is not deleted; names the first of them. */
export function hasOpenOrders(name: string, open: readonly OpenOrder[]): Problem {
  const named = open.slice(0, mostNamed).map(({ number, status }) => `${number} (${status})`);
  const more = open.length > mostNamed ? ` and ${open.length - mostNamed} more` : '';
  const message = `${name} has open orders: ${named.join(', ')}${more}. Complete, decline or cancel them first.`;
  const listed = open.slice(0, mostListed).map((order) => ({
    _id: order.id,
    number: order.number,
    status: order.status,
  }));
  return problem(409, 'open_orders', message, { openOrders: listed });
}

/** 409: a restaurant is not restored while others have its hostnames. */
export function hostnamesTaken(taken: readonly TakenHostname[]): Problem {
  const [first, ...others] = taken.map(({ hostname, by }) => `${by} has its domain ${hostname} by now`);
  const more = others.length === 0 ? '' : ` (and ${others.length} more are taken)`;
  const message = `${first}${more}. Give the other restaurant another domain, or delete it, and restore again.`;
  const fields = taken.map(({ hostname, by }) => ({
    field: 'domain',
    message: `${by} has ${hostname} by now.`,
  }));
  return problem(409, 'conflict', message, { fields });
}
