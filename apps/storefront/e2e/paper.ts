import { expect, type Locator, type Page } from '@playwright/test';

/** What a tablet's printer has printed so far, in its order. */
export type Papers = readonly string[];

/** Gives what stands on the paper to the test, in place of a printer; a silent one never says that it has printed. */
function keepPrints(printMs: number): void {
  const page = window as unknown as { keepPrinted: (text: string) => void; isSilent?: boolean };
  window.print = () => {
    const papers = document.querySelectorAll('[aria-label^="Kitchen ticket"], [aria-label^="Bag label"]');
    page.keepPrinted(
      [...papers].map(({ ariaLabel, textContent }) => `${ariaLabel}: ${textContent}`).join('\n'),
    );
    const end = () => window.dispatchEvent(new Event('afterprint'));
    if (page.isSilent === true) return;
    if (printMs === 0) end();
    else setTimeout(end, printMs);
  };
}

/** Connects a printer to a tablet, from its next page on; returns what it prints. */
export async function connectPrinter(tablet: Page, printMs = 0): Promise<Papers> {
  const papers: string[] = [];
  await tablet.context().exposeFunction('keepPrinted', (text: string) => papers.push(text));
  await tablet.context().addInitScript(keepPrints, printMs);
  return papers;
}

/** The same, and sets the tablet to print by itself as Service does. */
export async function setToPrint(tablet: Page, printMs = 0): Promise<Papers> {
  const papers = await connectPrinter(tablet, printMs);
  await tablet.evaluate(() => localStorage.setItem('tiffin-printer', '80'));
  await tablet.reload();
  return papers;
}

/** From now on and until the next page the printer does not say that it has printed. */
export async function silencePrinter(tablet: Page): Promise<void> {
  await tablet.evaluate(() => Object.assign(window, { isSilent: true }));
}

/** Waits until a printer has printed as many papers, and no more; returns the last. */
export async function lastOf(papers: Papers, count: number): Promise<string> {
  await expect.poll(() => papers.length).toBe(count);
  return papers[count - 1] ?? '';
}

/** Where the board asks which tickets are there. */
export function printQuestions(tablet: Page): Locator {
  return tablet.getByRole('list', { name: 'Tickets that may not be printed' });
}
