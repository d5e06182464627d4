import { median, quantile } from '../statistics.ts';

/** Describes times in ms: how many, their median, their 95th percentile and the longest. */
export function describeTimes(values: readonly number[]): string {
  if (values.length === 0) return 'none';
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return `${values.length}, median ${ms(median(values))}, 95 % within ${ms(quantile(values, 0.95))}, worst ${ms(Math.max(...values))}`;
}
