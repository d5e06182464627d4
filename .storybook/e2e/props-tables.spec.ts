import { expect, test } from 'playwright/test';
import { openWindow, readIndex } from './story-window.ts';

test('props tables name each type, and offer no control for what only code can give', async ({ page }) => {
  const ids = (await readIndex(page.request)).filter(({ type }) => type === 'story').map(({ id }) => id);
  await openWindow(page, 'primitives-price--negative');
  const { rows, problems } = await page.evaluate(async (storyIds) => {
    interface ArgType {
      readonly control?: { readonly disable?: boolean; readonly type?: string };
      readonly table?: { readonly type?: { readonly summary?: string } };
    }
    interface Story {
      readonly argTypes: Readonly<Record<string, ArgType>>;
      readonly initialArgs: Readonly<Record<string, unknown>>;
    }
    interface Store {
      loadStory: (wanted: { storyId: string }) => Promise<Story>;
    }
    const { storyStoreValue: store } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
      storyStoreValue: Store;
    };
    const found = new Set<string>();
    let count = 0;
    // What a control would print of a React element.
    const hasInnards = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      ('$$typeof' in value || Object.values(value).some(hasInnards));
    for (const storyId of storyIds) {
      const { argTypes, initialArgs } = await store.loadStory({ storyId });
      for (const [name, { control, table }] of Object.entries(argTypes)) {
        count += 1;
        const summary = table?.type?.summary ?? '';
        const place = `${storyId}: ${name}`;
        if (/\bunknown\b|^(list|union|intersection|signature)$/.test(summary))
          found.add(`${place} is ${summary}`);
        const isOffered = control !== undefined && control.disable !== true;
        if (isOffered && (name === 'ref' || name === 'key' || hasInnards(initialArgs[name])))
          found.add(`${place} has a control of React's innards`);
      }
    }
    return { rows: count, problems: [...found] };
  }, ids);
  expect(rows).toBeGreaterThan(8000);
  expect(problems).toEqual([]);
});
