import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { collected } from './collected.ts';

const doctype = '<!DOCTYPE html>';

/**
 * A document's HTML without its doctype, complete: what cannot be rendered at once is waited for, in a second rendering
 * that `beforeAgain` is told of.
 */
export async function pageHtml(page: ReactNode, beforeAgain?: () => void): Promise<string> {
  try {
    const html = renderToString(page);
    if (!isUnfinished(html)) return html;
  } catch {
    // Code that has not been loaded yet, or a fault, which the rendering below reports.
  }
  beforeAgain?.();
  return (await waited(page)).slice(doctype.length);
}

// Whether React left out a part that it could not finish at once. It says so by the comments <!--$?--> and <!--$!-->; a
// page has thousands of "<" to stop at, and hardly a "$".
const isUnfinished = (html: string) => html.includes('$?-->') || html.includes('$!-->');

/** The page once everything in it has been waited for. */
function waited(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Else React sends large parts after the page and puts them in place by scripts, which our policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collected(resolve)),
      onShellError: reject,
      onError: (error) => console.error('Rendering failed:', error),
    });
  });
}
