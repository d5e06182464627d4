import fc from 'fast-check';

// `SEED=<the seed that a failed test has printed>` makes every random test draw the same once more.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED) });
