import { setTimeout as wait } from 'node:timers/promises';
import { createLogger, EnvironmentError, stopOnSignal, warnOfSandbox } from '@tiffin/node';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.ts';
import { createContext } from './create-context.ts';
import { migrateDatabase } from './db/migrate.ts';
import { foundations } from './db/schema.ts';
import { requireMigrated } from './db/schema-state.ts';
import { UnusableDatabase } from './db/unusable-database.ts';
import { parseEnv } from './env.ts';
import { demoFolder, migrationsFolder } from './files.ts';
import { listen, PortTaken } from './http/listen.ts';
import { answerWhileStarting } from './http/starting.ts';
import { declareQueues } from './jobs/boss.ts';
import { jobsFor } from './jobs/jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loadDemo } from './restaurant-file/load-demo.ts';
import { RestaurantFileError } from './restaurant-file/parse.ts';

// How long requests under way may take to finish when the server stops.
const graceMs = 10_000;

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLogger('backend', env.LOG_LEVEL);
  let answer: ReturnType<typeof createApp> = answerWhileStarting;
  const server = await listen((request, peer) => answer(request, peer), env.PORT, env.HOST);
  const bringUpToDate = env.MIGRATE_AT_START ? migrateDatabase : requireMigrated;
  await bringUpToDate(env.DATABASE_LISTEN_URL, migrationsFolder);
  const { app, boss, close } = createContext(env, log);
  await declareQueues(boss);
  collectDefaultMetrics({ register: app.metrics.registry });
  await app.db.insert(foundations).values({ id: env.FOUNDATION_ID }).onConflictDoNothing();
  if (env.DEMO_DATA) {
    for (const { name, items } of await loadDemo(app.db, demoFolder, env.FOUNDATION_ID, app.pictures)) {
      log.info({ restaurant: name, items }, 'loaded a demo restaurant');
    }
  }
  const readiness = { isStopping: false };
  const jobs = await startJobs(app, boss, jobsFor(app));
  answer = createApp(app, readiness);
  if (app.mailer === null) log.warn('SMTP_URL is not set: mails wait for a server that has it');
  warnOfSandbox(log, process.env);
  log.info({ port: server.port, host: env.HOST }, 'listening');

  stopOnSignal(log, async () => {
    readiness.isStopping = true;
    server.drain();
    // Time for a load balancer to see that /readyz says no; requests that still arrive are served.
    await wait(env.DRAIN_MS);
    // They would hold the server for its whole grace; their pages open them again at another server.
    app.orderStreams.end();
    app.counterStreams.end();
    await Promise.all([server.close(graceMs), jobs.stop(graceMs)]);
    await close();
  });
}

start().catch((error: unknown) => {
  const explained = [EnvironmentError, RestaurantFileError, UnusableDatabase, PortTaken];
  const isExplained = explained.some((kind) => error instanceof kind);
  const reason =
    error instanceof Error ? (isExplained ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
