import { type BrowserContext, test as base, expect } from '@playwright/test';
import { deploymentDomain } from './deployment-hosts.ts';
import { notePageEvents } from './page-events.ts';
import { ports } from './ports.ts';
import { watchRequests } from './settled.ts';

/** What must never happen on the storefront's pages, and what one test provokes on purpose. */
export interface Faultlessness {
  /** Lets console errors of this kind pass in this test, because it provokes them. */
  readonly allow: (pattern: RegExp) => void;
  /** Watches one more browser context, which is closed after the test; the test's own is watched already. */
  readonly watch: (context: BrowserContext) => void;
}

const ours: ReadonlySet<string> = new Set([ports.storefront, ports.counter].map(String));

// The hosted payment page answers a declined card with an error status, which the browser logs: not ours.
function isOurs(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { port, hostname } = new URL(url);
  return ours.has(port) || hostname.endsWith(`.${deploymentDomain}`);
}

// A link followed while the page is still being hydrated takes the matches away from under its last parts, and React
// renders the page it leads to without the server's HTML: nothing is lost. An error of ours would be thrown again then,
// and logged. https://github.com/TanStack/router/issues/8233
const followedDuringHydration = /Minified React error #422;/;

/**
 * The journeys' test: it fails when any page of ours throws, logs an error or breaks its content security policy
 * (which the browser logs as an error).
 */
export const test = base.extend<{ faultless: Faultlessness }>({
  faultless: [
    async ({ context }, use, testInfo) => {
      const found: string[] = [];
      const allowed: RegExp[] = [followedDuringHydration];
      const others: BrowserContext[] = [];
      const events: (readonly string[])[] = [];
      const watch = (watched: BrowserContext) => {
        events.push(notePageEvents(watched));
        watched.on('page', watchRequests);
        watched.on('weberror', (webError) => found.push(`page error: ${webError.error().message}`));
        watched.on('console', (message) => {
          const { url } = message.location();
          if (message.type() === 'error' && isOurs(url)) found.push(`console: ${message.text()} (${url})`);
        });
      };
      watch(context);
      await use({
        allow: (pattern) => void allowed.push(pattern),
        watch(other) {
          others.push(other);
          watch(other);
        },
      });
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = events.map((ofContext) => ofContext.join('\n')).join('\n\n');
        await testInfo.attach('events', { body, contentType: 'text/plain' });
      }
      // Their pages would go on following orders beside the next test.
      await Promise.all(others.map((other) => other.close()));
      expect(
        found.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
        'faults on our own pages',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
