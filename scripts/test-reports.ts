// What `npm test` reads from the reports of Vitest and Playwright.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './stack/settings.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test with the first line of what it said. */
  readonly failures: readonly string[];
  /** Why tests could learn nothing on this machine, each reason once; they count neither as passed nor as failed. */
  readonly unknown?: readonly string[];
  /** What the pages of failed journeys showed and did, for readers who have only the log. */
  readonly pages?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numFailedTestSuites?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The outcome of Vitest's JSON report. */
export function vitestOutcome(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as VitestReport;
  const files = (testResults ?? []).filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests ?? 0,
    // A file that cannot even be loaded has no failed test, but it is a failure.
    failed: numFailedTests || numFailedTestSuites || 0,
    failures: files.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [line(file, message)]
        : failed.map((each) => line(`${file} > ${each.fullName}`, each.failureMessages?.[0]));
    }),
  };
}

interface Attempt {
  readonly error?: { readonly message?: string };
  readonly attachments?: readonly Attachment[];
}

interface Attachment {
  readonly name: string;
  readonly path?: string;
  /** In base64. */
  readonly body?: string;
}

interface FailedTest {
  readonly name: string;
  readonly results: readonly Attempt[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly Attempt[];
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** The annotation of a Playwright test that is skipped because this machine lacks what it needs; it describes what. */
export const notKnown = 'not known';

/** The outcome of Playwright's JSON report; a flaky test is a bug. */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, ...whole } = report as Suite & {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const failed = failedTests(whole);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    unknown: [...new Set(reasonsIn(whole))],
    failures: failed.map(({ name, results }) =>
      line(name, results.find(({ error }) => error)?.error?.message),
    ),
    pages: failed.flatMap(({ name, results }) =>
      results
        .flatMap(({ attachments = [] }) => attachments)
        .flatMap((attachment) => attached(name, attachment)),
    ),
  };
}

function failedTests({ suites = [], specs = [] }: Suite): FailedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({ name: `${file} (${projectName}) > ${title}`, results })),
  );
  return [...own, ...suites.flatMap(failedTests)];
}

function reasonsIn({ suites = [], specs = [] }: Suite): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations ?? []));
  const own = annotations.filter(({ type }) => type === notKnown).map(({ description = '' }) => description);
  return [...own, ...suites.flatMap(reasonsIn)];
}

function attached(test: string, { name, path, body }: Attachment): string[] {
  if (name === 'error-context' && path) return [pageIn(test, path)];
  if (name !== 'events' || body === undefined) return [];
  return [`what the pages of ${test} did, in ms from its start:\n${Buffer.from(body, 'base64').toString()}`];
}

function pageIn(test: string, path: string): string {
  const [, page = 'not known'] = /```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8')) ?? [];
  return `the page of ${test}:\n${page}`;
}

function line(test: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return first === '' ? test : `${test}: ${first}`;
}
