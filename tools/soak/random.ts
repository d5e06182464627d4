/** A random number generator that is repeatable by its seed (mulberry32). */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  /** One of the list. */
  one<Value>(list: readonly Value[]): Value;
}

/** Makes a random number generator; the same seed gives the same choices. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    one(list) {
      const value = list[whole(0, list.length - 1)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
  };
}
