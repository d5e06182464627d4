import type { AppContext } from '../context.ts';

/** Something that is done again and again, by one of the servers each time. */
export interface PeriodicJob {
  readonly name: string;
  readonly everyMs: number;
  /** `isStopping` says during a long run that the server wants to stop. */
  readonly run: (app: AppContext, isStopping: () => boolean) => Promise<void>;
}

// The server whose turn it was may be gone, so each looks more often than the job is due.
const looksPerPeriod = 4;
const longestLookMs = 60_000;

const claim = `insert into periodic_jobs as job (name, begun_at) values ($1, now())
  on conflict (name) do update set begun_at = now()
  where job.begun_at <= now() - make_interval(secs => $2)`;

/** Starts a job; the returned function stops it and waits for a run that is under way. */
export function startPeriodic(app: AppContext, { name, everyMs, run }: PeriodicJob): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  let isStopping = false;
  const look = async () => {
    const { rowCount } = await app.pool.query(claim, [name, everyMs / 1_000]);
    if (rowCount === 1) await run(app, () => isStopping);
  };
  const timer = setInterval(
    () => {
      underWay ??= look()
        .catch((error: unknown) => app.log.error({ err: error, job: name }, 'A periodic job failed'))
        .finally(() => {
          underWay = null;
        });
    },
    Math.min(everyMs / looksPerPeriod, longestLookMs),
  );
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await underWay;
  };
}
