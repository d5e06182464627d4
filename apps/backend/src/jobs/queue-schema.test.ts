import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

test('the migrations make the schema that the installed pg-boss expects', async () => {
  const { ok, ...drift } = await backend.boss.detectSchemaDrift();
  expect(drift, 'what differs').toMatchObject({ missingTables: [], columnDrift: [], constraintDrift: [] });
  expect(ok).toBe(true);
  // It refuses to start on another version.
  await backend.boss.start();
  await backend.boss.stop();
});
