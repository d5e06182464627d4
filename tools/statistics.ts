/** The value below which the given share of the values lies, such as 0.5 for the median; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The smallest and the largest value as people write them: "0.41 to 0.52". */
export function spread(values: readonly number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
}

/** Lets the peers take turns, each once a round and never always the same one first, so that whatever else the machine does meets all alike. */
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
