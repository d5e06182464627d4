import { expect, test } from 'vitest';
import { createSlots } from './upload-slots.ts';

test('only so many run at once; the next begins when one ends, in their order', async () => {
  const slots = createSlots(2, 60_000);
  const running: string[] = [];
  const begin = async (name: string) => {
    const end = await slots.take();
    running.push(name);
    return end;
  };
  const [first, second] = [await begin('first'), await begin('second')];
  const waiting = [begin('third'), begin('fourth')];
  await Promise.resolve();
  expect(running).toEqual(['first', 'second']);
  first?.();
  // Ended twice by mistake: nobody gets a turn for that.
  first?.();
  await waiting[0];
  expect(running).toEqual(['first', 'second', 'third']);
  second?.();
  await waiting[1];
  expect(running).toEqual(['first', 'second', 'third', 'fourth']);
});

test('who has waited too long gets none, and takes none from the next', async () => {
  const slots = createSlots(1, 20);
  const end = await slots.take();
  expect(await slots.take()).toBeNull();
  end?.();
  expect(await slots.take()).not.toBeNull();
});
