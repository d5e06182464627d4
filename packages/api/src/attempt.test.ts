import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { attempt } from './attempt.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const anyOf = AbortSignal.any.bind(AbortSignal);

test('an answered call leaves nothing in memory', async () => {
  const combined: WeakRef<AbortSignal>[] = [];
  AbortSignal.any = (signals) => {
    const signal = anyOf(signals);
    combined.push(new WeakRef(signal));
    return signal;
  };
  try {
    for (let call = 0; call < 50; call += 1)
      await attempt(async () => new Response('{}'), new Request('http://backend.test/'), 1_000);
  } finally {
    AbortSignal.any = anyOf;
  }
  await nextTurn();
  collectGarbage();
  await nextTurn();
  collectGarbage();
  expect(combined).toHaveLength(50);
  expect(combined.filter((each) => each.deref() !== undefined).length).toBeLessThan(10);
});
