import type axe from 'axe-core';
// As text: a bundler rewrites the functions from which `axe.source` is made, and the copy then lacks what they call.
import axeSource from 'axe-core/axe.min.js?raw';
import { expect, waitFor, within } from 'storybook/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A mail on the screen: its frames, each to be searched by role and name, and its text. */
export interface ShownMail {
  readonly subject: string;
  readonly wide: ReturnType<typeof within>;
  readonly phone: ReturnType<typeof within>;
  readonly text: string;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for the preview of a mail, checks its frames with axe and for sideways scrolling, and reads it. */
export async function readMail(canvasElement: HTMLElement): Promise<ShownMail> {
  const canvas = within(canvasElement);
  const heading = await canvas.findByRole('heading', { level: 2 });
  const wide = await openFrame(canvas.getByTitle('On a computer'));
  const phone = await openFrame(canvas.getByTitle('On a phone'));
  for (const frame of [wide, phone]) {
    await expect(frame.documentElement.scrollWidth).toBeLessThanOrEqual(frame.documentElement.clientWidth);
    await expect(frame.querySelectorAll('img, script, link, svg, iframe')).toHaveLength(0);
  }
  await expect(await violationsOf(wide)).toEqual([]);
  return {
    subject: heading.textContent ?? '',
    wide: within(wide.body),
    phone: within(phone.body),
    text: canvas.getByRole('region', { name: 'Plain text' }).textContent ?? '',
  };
}

async function openFrame(frame: HTMLElement): Promise<Document> {
  return waitFor(() => {
    const opened = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    if (opened === null || opened.querySelector('h1') === null) throw new Error('The mail is not shown yet.');
    return opened;
  });
}

/** Rules that a mail breaks. The preview's frames run no scripts, so axe runs in a copy that may. */
async function violationsOf({ documentElement }: Document): Promise<readonly string[]> {
  const copy = document.createElement('iframe');
  copy.style.width = '680px';
  copy.style.height = '2000px';
  document.body.append(copy);
  try {
    const inside = copy.contentDocument;
    if (inside === null) throw new Error('The copy of the mail has no document.');
    inside.replaceChild(inside.importNode(documentElement, true), inside.documentElement);
    const script = inside.createElement('script');
    script.textContent = axeSource;
    inside.head.append(script);
    const results = await copy.contentWindow?.axe?.run(inside, { runOnly: standards });
    if (results === undefined) throw new Error('axe did not start in the copy of the mail.');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  } finally {
    copy.remove();
  }
}
