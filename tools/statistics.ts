/** The value below which the given share of the values lies, such as 0.5 for the median; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The smallest and the largest value as text: "0.41 to 0.52". */
export function spread(values: readonly number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
}

/** Measures each peer once a round, in an order that rotates, so that other work on the machine affects all of them equally. */
export async function interleaved<Peer extends string>(
  rounds: number,
  peers: Readonly<Record<Peer, () => Promise<number>>>,
): Promise<Record<Peer, number[]>> {
  const names = Object.keys(peers) as Peer[];
  const series = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Peer, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    const shift = round % names.length;
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      series[name].push(await peers[name]());
    }
  }
  return series;
}

/** Each round's first value divided by its second. */
export function ratios(ours: readonly number[], peers: readonly number[]): number[] {
  return ours.map((value, round) => value / (peers[round] ?? Number.NaN));
}

/** The medians of the first and the last quarter of a series, and by how much it has grown, in percent. */
export interface Trend {
  readonly first: number;
  readonly last: number;
  readonly growth: number;
}

/** Compares the first quarter of a series with the last; undefined for fewer than eight values, which say too little. */
export function trendOf(values: readonly number[]): Trend | undefined {
  if (values.length < 8) return undefined;
  const quarter = Math.floor(values.length / 4);
  const [first, last] = [median(values.slice(0, quarter)), median(values.slice(-quarter))];
  return { first, last, growth: (last / first - 1) * 100 };
}
