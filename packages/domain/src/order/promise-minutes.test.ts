import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KitchenLoad, promiseChoices, suggestedMinutes } from './promise-minutes.ts';

describe('the suggested minutes', () => {
  test.each([
    ['the longest usual wait in a quiet kitchen', 40, 0, 0, 40],
    ['the same up to 16 open pieces', 40, 0, 16, 40],
    ['nothing more for less than 8 above them', 40, 0, 23, 40],
    ['5 minutes more for 8', 40, 0, 24, 45],
    ['10 for 16', 40, 0, 32, 50],
    ['what a busy restaurant adds', 40, 15, 24, 60],
    ['rounded up to five', 21, 0, 0, 25],
    ['90 at most', 45, 30, 120, 90],
  ])('are %s', (_, usualMinutes, busyMinutes, openPieces, suggested) => {
    expect(suggestedMinutes({ usualMinutes, busyMinutes, openPieces })).toBe(suggested);
  });

  // Counted piece by piece and minute by minute, as the rule is written.
  const oracle = ({ usualMinutes, busyMinutes, openPieces }: KitchenLoad) => {
    let minutes = usualMinutes + busyMinutes;
    for (let piece = 17; piece <= openPieces; piece += 1) if ((piece - 16) % 8 === 0) minutes += 5;
    while (minutes % 5 !== 0) minutes += 1;
    return Math.min(minutes, 90);
  };
  const load = fc.record({
    usualMinutes: fc.integer({ min: 0, max: 120 }),
    busyMinutes: fc.integer({ min: 0, max: 60 }),
    openPieces: fc.integer({ min: 0, max: 300 }),
  });

  test('are what the rule says, and never fewer with more to do', () => {
    fc.assert(
      fc.property(load, fc.nat({ max: 40 }), (one, more) => {
        expect(suggestedMinutes(one)).toBe(oracle(one));
        expect(suggestedMinutes({ ...one, openPieces: one.openPieces + more })).toBeGreaterThanOrEqual(
          suggestedMinutes(one),
        );
      }),
    );
  });
});

describe('the choices', () => {
  test.each([
    [35, [25, 30, 35, 45, 55, 60, 90]],
    [60, [50, 55, 60, 70, 80, 90]],
    [90, [60, 80, 85, 90, 100, 110]],
    [10, [10, 20, 30, 60, 90]],
  ])('around %i minutes are %j', (suggested, choices) => {
    expect(promiseChoices(suggested)).toEqual(choices);
  });

  test('rise, each once, and have the suggestion, 60 and 90 among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 18 }), (fives) => {
        const choices = promiseChoices(fives * 5);
        expect(choices).toEqual([...new Set(choices)].toSorted((a, b) => a - b));
        expect(choices).toEqual(expect.arrayContaining([fives * 5, 60, 90]));
      }),
    );
  });
});
