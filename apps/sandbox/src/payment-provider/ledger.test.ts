import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Ledger } from './ledger.ts';

test('a closed ledger leaves its file to the provider that is started next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'payments.json');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ledger = new Ledger(file);
  ledger.record('payment_intent.created', { id: 'pi_before' });
  ledger.close();
  expect(await readFile(file, 'utf8')).toContain('pi_before');
  await writeFile(file, 'of the next provider');
  // As a webhook does whose answer comes after its provider has stopped.
  ledger.record('payment_intent.succeeded', { id: 'pi_after' });
  vi.runAllTimers();
  expect(await readFile(file, 'utf8')).toBe('of the next provider');
});
