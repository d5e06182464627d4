import type { Page } from '@playwright/test';
import { hydrated } from './customer.ts';

/**
 * Replaces each text of the page, and each that is added later, by `<font><font>text</font></font>`, as Chrome's
 * translation does. The words stay the same, so that what is looked for is still found.
 */
export async function translate(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => {
    const isKept = (element: Element) =>
      element.closest('script, style, textarea, [translate="no"]') !== null;
    const font = () => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      return element;
    };
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (parent === null || parent.localName === 'font' || isKept(parent) || text.data.trim() === '') return;
      const [outer, inner] = [font(), font()];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (node: Node) => {
      if (node instanceof Text) return wrap(node);
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
