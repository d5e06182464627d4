import { expect, type Page, type Request } from '@playwright/test';
import { hydrated } from './customer.ts';

const stream = /\/stream$/;
const pending = new WeakMap<Page, Set<Request>>();

/** Notes which requests of a page have no answer yet; called before its first one. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    // What the page before it has asked for is nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    // The streams of an order's page and of the board stay open.
    if (!stream.test(request.url())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until the page stands as it will stay: React has taken it over, and every request has its answer. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await expect
    .poll(async () => {
      // An answer may lead to the next request: first it is rendered, with a frame, and its effects run.
      await page.evaluate(async () => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await document.fonts.ready;
        await nextFrame();
        await nextFrame();
        // A busy machine may never be idle between two frames of an endless animation.
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
      });
      return [...(pending.get(page) ?? [])].map((request) => request.url());
    })
    .toEqual([]);
}
