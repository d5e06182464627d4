// A server that only runs jobs, as a process of its own. It says on its output what it does, and does a job only when it
// reads a line, so that a test can end it in the middle.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createLogger, stopOnSignal } from '@tiffin/node';
import { z } from 'zod';
import { createContext } from '../../create-context.ts';
import { parseEnv } from '../../env.ts';
import { defineJob } from '../define-job.ts';
import { startJobs } from '../start-jobs.ts';

const env = parseEnv(process.env);
const { app, boss, close } = createContext(env, createLogger('backend', env.LOG_LEVEL));
const input = createInterface({ input: process.stdin });
const isPatient = process.env.WAITS_FOR_INPUT === '1';
const say = (word: string) => process.stdout.write(`${word}\n`);

const sendMail = defineJob({
  payload: z.object({ mailId: z.string() }),
  pollSeconds: 1,
  atOnce: 5,
  retries: { limit: 1, firstDelaySeconds: 1, longestDelaySeconds: 1 },
  longestRunSeconds: 300,
  run: async (_app, { mailId }, isStopping) => {
    say(`begun ${mailId}`);
    if (isPatient) await once(input, 'line');
    say(`${isStopping() ? 'done-while-stopping' : 'done'} ${mailId}`);
  },
});

const jobs = await startJobs(app, boss, { 'send-mail': sendMail });
say('started');
stopOnSignal(app.log, async () => {
  say('stopping');
  await jobs.stop(10_000);
  await close();
  input.close();
});
