import fc from 'fast-check';
import type { DayHours } from '../opening-hours/opening-hours.ts';

/** Hours of a day that opens, with one to three breaks; services may begin and end after midnight. */
export const dayWithBreaks: fc.Arbitrary<DayHours> = fc
  .tuple(fc.oneof(fc.nat(239), fc.nat(1439)), fc.constantFrom(3, 5, 7))
  .chain(([opening, count]) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 1439 }), { minLength: count, maxLength: count })
      .map((offsets) => hoursAt([0, ...offsets.sort((a, b) => a - b)].map((after) => opening + after))),
  );

function hoursAt(minutes: readonly number[]): DayHours {
  const times = minutes.map(timeAt);
  const breaks = [];
  for (let at = 1; at < times.length - 1; at += 2) {
    breaks.push({ from: times[at] ?? '', to: times[at + 1] ?? '' });
  }
  return { isActive: true, opening: times[0] ?? '', closing: times.at(-1) ?? '', breaks };
}

function timeAt(minute: number): string {
  const ofDay = minute % 1_440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
