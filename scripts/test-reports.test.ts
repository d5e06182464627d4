import { expect, test } from 'vitest';
import { notKnown, playwrightOutcome } from './test-reports.ts';

const reason = 'WebKit is not here.';
const skipped = {
  projectName: 'WebKit',
  status: 'skipped',
  results: [],
  annotations: [{ type: notKnown, description: reason }, { type: 'skip' }],
};
const passed = { projectName: 'Firefox', status: 'expected', results: [], annotations: [] };
const report = (tests: readonly object[], expected: number) => ({
  stats: { expected, unexpected: 0, flaky: 0, skipped: tests.length - expected },
  suites: [
    {
      specs: [{ file: 'a.ts', title: 'one', tests }],
      suites: [{ specs: [{ file: 'a.ts', title: 'two', tests }] }],
    },
  ],
});

test('tests that this machine cannot run count for nothing, and their reason is given once', () => {
  expect(playwrightOutcome(report([passed, skipped], 1))).toMatchObject({
    passed: 1,
    failed: 0,
    unknown: [reason],
  });
});

test('tests that are skipped on purpose give no reason', () => {
  const onPurpose = { ...skipped, annotations: [{ type: 'skip', description: 'Phones only.' }] };
  expect(playwrightOutcome(report([passed, onPurpose], 1))).toMatchObject({ passed: 1, unknown: [] });
});
