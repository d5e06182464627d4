import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/stack/settings.ts';

const stories = 'FailsOnPurpose.stories.tsx';
const lines = readFileSync(join(import.meta.dirname, stories), 'utf8').split('\n');

/** What a developer reads of each failed story, by the story's name. */
const reports = new Map<string, string>();

/** The output of Vitest for the stories that fail, run as from a terminal. */
const runStories = () =>
  new Promise<string>((resolve) => {
    const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
    execFile(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=.storybook/failing-story/vitest.config.ts',
        '--reporter=default',
      ],
      { cwd: root, env: { ...Object.fromEntries(outside), STORYBOOK_PORT: '6123', NO_COLOR: '1' } },
      (_error, stdout, stderr) => resolve(stripVTControlCharacters(stdout + stderr)),
    );
  });

beforeAll(async () => {
  const output = await runStories();
  for (const report of output.split(/^\s*FAIL\s/m).slice(1)) {
    const [, name = ''] = /> (\w+)/.exec(report) ?? [];
    reports.set(name, report);
  }
}, 300_000);

test.each([
  ['Expectation', 'Read the button › Read its words'],
  ['Missing', 'before the first'],
  ['Never', 'after "Find the button"'],
])('the report of %s names its line, its step and its page in Storybook', (name, step) => {
  const report = reports.get(name);
  const line = lines.findIndex((text) => text.includes(`${name} fails here`)) + 1;
  expect(report).toContain(`${stories}:${line}:`);
  expect(report).toContain(`Step:    ${step}\n`);
  expect(report).toContain(`http://localhost:6123/?path=/story/fails-on-purpose--${name.toLowerCase()}&`);
});
