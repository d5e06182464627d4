import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { KnownRestaurant } from './customer.ts';
import type { Findings } from './findings.ts';
import type { Random } from './random.ts';

/** Visits pages of the storefront, each on a connection of its own, until `until`. */
export async function visitPages(
  port: number,
  restaurants: readonly KnownRestaurant[],
  findings: Findings,
  random: Random,
  until: number,
): Promise<void> {
  while (Date.now() < until) {
    const restaurant = random.one(restaurants);
    const category = random.one(restaurant.menu.categories);
    const path = random.one(['/', `/category/${category.id}`, '/search?q=chicken', '/offers', '/terms']);
    const { status, body } = await getPage(port, `${restaurant.hostname}:${port}`, path);
    if (status === 200) {
      findings.count('pages seen');
      const isOurs = body.includes(restaurant.name.replaceAll('&', '&amp;'));
      const others = restaurants.filter(({ id }) => id !== restaurant.id);
      const isForeign = others.some(({ name }) => body.includes(name.replaceAll('&', '&amp;')));
      if (!isOurs || isForeign)
        findings.addViolation(`${restaurant.hostname}${path} shows another restaurant`);
    } else if (status === null || status >= 500) findings.countFailure(`page: ${status ?? 'no answer'}`);
    else findings.addViolation(`${restaurant.hostname}${path}: status ${status}`);
    await wait(random.whole(50, 500));
  }
}

function getPage(
  port: number,
  host: string,
  path: string,
): Promise<{ readonly status: number | null; readonly body: string }> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: null, body: '' });
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { host }, agent: false, timeout: 20_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? null, body: Buffer.concat(chunks).toString() }),
        );
        answer.once('error', fail);
        answer.once('aborted', fail);
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', fail);
    sent.end();
  });
}
