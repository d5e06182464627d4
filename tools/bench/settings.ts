/** How many rounds a measurement has: BENCH_ROUNDS, or else `usual`. */
export const roundsOr = (usual: number): number => Number(process.env.BENCH_ROUNDS ?? usual);

/** For how many ms each round loads a server: BENCH_MS, or else `usual`. */
export const millisecondsOr = (usual: number): number => Number(process.env.BENCH_MS ?? usual);
