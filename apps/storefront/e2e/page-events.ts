import type { BrowserContext } from '@playwright/test';

const longest = 200;

/**
 * Notes what the pages of a context do, so that a failure that nobody can repeat can still be explained: addresses,
 * answers, requests that fail and console lines. Returns the latest of them, each with its time in ms.
 */
export function notePageEvents(context: BrowserContext): readonly string[] {
  const startedAt = performance.now();
  const events: string[] = [];
  const note = (event: string) => {
    events.push(`${Math.round(performance.now() - startedAt)} ${event.slice(0, 300)}`);
    if (events.length > longest) events.shift();
  };
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(`address ${frame.url()}`);
    });
    page.on('close', () => note(`closed ${page.url()}`));
  });
  context.on('response', (response) =>
    note(`${response.status()} ${response.request().method()} ${response.url()}`),
  );
  context.on('requestfailed', (request) =>
    note(`failed ${request.method()} ${request.url()}: ${request.failure()?.errorText ?? 'no reason'}`),
  );
  context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  return events;
}
