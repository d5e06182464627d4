// What `npm test` reads from the reports of Vitest and Playwright.
import { relative } from 'node:path';
import { root } from './stack/settings.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test with the first line of what it said. */
  readonly failures: readonly string[];
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

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The outcome of Playwright's JSON report; a flaky test is a bug. */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, ...whole } = report as Suite & {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: failuresOf(whole) };
}

function failuresOf({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const { error } = results.find((each) => each.error) ?? {};
        return line(`${file} (${projectName}) > ${title}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function line(test: string, message = ''): string {
  const [first = ''] = message.trim().split('\n');
  return first === '' ? test : `${test}: ${first}`;
}
