import type { APIRequestContext, Page } from 'playwright/test';

/** A line of Storybook's index: a story or a docs page that the sidebar has. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** What is in the Storybook that is served. */
export async function readIndex(request: APIRequestContext): Promise<readonly IndexEntry[]> {
  const { entries } = (await (await request.get('/index.json')).json()) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return Object.values(entries);
}

/** Opens a story in a new window, and waits until it has been played. */
export async function openWindow(page: Page, storyId: string): Promise<void> {
  await page.goto(`/iframe.html?id=${storyId}&viewMode=story`);
  // Storybook loads the window again when another story is chosen before the first one has been played.
  await page.waitForFunction(
    () => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
        | { currentRender?: { phase?: string } }
        | undefined;
      return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
    },
    undefined,
    { timeout: 120_000 },
  );
}

const desktop = { width: 1440, height: 900 };

/** The window that a story names in its globals; served alone, it would have the size of the test's. */
async function windowOf(page: Page, storyId: string): Promise<{ width: number; height: number }> {
  const named = await page.evaluate(async (id) => {
    interface Viewport {
      readonly styles: { readonly width: string; readonly height: string };
    }
    interface Store {
      loadStory: (wanted: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } };
        parameters: { viewport?: { options?: Readonly<Record<string, Viewport>> } };
      }>;
    }
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { storyStoreValue: Store };
    const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId: id });
    return parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  }, storyId);
  if (named === undefined) return desktop;
  return { width: Number.parseInt(named.width, 10), height: Number.parseInt(named.height, 10) };
}

/** Plays a story in the window that is open already, and returns what was wrong with it. */
export async function playStory(page: Page, storyId: string): Promise<readonly string[]> {
  await page.setViewportSize(await windowOf(page, storyId));
  return select(page, storyId, 'story', 'storyFinished');
}

/** Opens a docs page in the window that is open already, and returns what was wrong with it. */
export const openDocsPage = (page: Page, id: string): Promise<readonly string[]> =>
  select(page, id, 'docs', 'docsRendered');

/** Chooses a story or docs page as the sidebar does, until its last event, and returns what was wrong with it. */
const select = (page: Page, id: string, viewMode: IndexEntry['type'], last: string) =>
  page.evaluate(
    ([storyId, mode, lastEvent, patience]) =>
      new Promise<readonly string[]>((resolve) => {
        type Listener = (fact: unknown) => void;
        interface Channel {
          on: (event: string, listener: Listener) => void;
          off: (event: string, listener: Listener) => void;
          emit: (event: string, selection: object) => void;
        }
        interface Report {
          readonly type: string;
          readonly status: string;
          readonly result?: {
            readonly error?: unknown;
            readonly violations?: readonly {
              readonly id: string;
              readonly nodes: readonly { readonly html: string }[];
            }[];
          };
        }
        interface Finish {
          readonly storyId?: string;
          readonly status?: string;
          readonly reporters?: readonly Report[];
        }
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        const found: string[] = [];
        const inWords = (fact: unknown): string => {
          if (Array.isArray(fact)) return fact.map(inWords).join('; ');
          const { message, description } = Object(fact) as { message?: string; description?: string };
          return message ?? description ?? String(fact);
        };
        const broken = ({ type, result }: Report) =>
          result?.violations
            ?.map(({ id: rule, nodes }) => `axe ${rule}: ${nodes.map(({ html }) => html).join(' ')}`)
            .join('; ') ?? `${type}: ${inWords(result?.error ?? 'failed')}`;
        const faults = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'];
        // After these nothing else comes.
        const ends = ['storyErrored', 'storyMissing'];
        const note: Listener = (fact) => {
          found.push(inWords(fact));
        };
        const giveUp: Listener = (fact) => {
          found.push(`Storybook did not show it: ${inWords(fact)}`);
          end();
        };
        const finish: Listener = (fact) => {
          const { storyId: finished = storyId, status, reporters = [] } = Object(fact) as Finish;
          // The stories of the docs page before may end after it.
          if (finished !== storyId) return;
          found.push(...reporters.filter((report) => report.status === 'failed').map(broken));
          if (status === 'error' && found.length === 0) found.push('it ended with an error');
          end();
        };
        const timer = setTimeout(() => giveUp(`nothing within ${patience / 1000} s`), patience);
        const end = () => {
          clearTimeout(timer);
          for (const fault of faults) channel.off(fault, note);
          for (const event of ends) channel.off(event, giveUp);
          channel.off(lastEvent, finish);
          resolve(found);
        };
        for (const fault of faults) channel.on(fault, note);
        for (const event of ends) channel.on(event, giveUp);
        channel.on(lastEvent, finish);
        channel.emit('setCurrentStory', { storyId, viewMode: mode });
      }),
    [id, viewMode, last, 120_000] as const,
  );
