import { positiveNumber } from '../positive-number.ts';

/** How many rounds a measurement has: BENCH_ROUNDS, or else `usual`. */
export const roundsOr = (usual: number): number => read('BENCH_ROUNDS', usual);

/** For how many ms each round loads a server: BENCH_MS, or else `usual`. */
export const millisecondsOr = (usual: number): number => read('BENCH_MS', usual);

const read = (name: string, usual: number) => positiveNumber(name, process.env[name] ?? String(usual));
