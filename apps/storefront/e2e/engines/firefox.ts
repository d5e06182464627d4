import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EngineWindow, Json, Size } from './engine.ts';
import { startProgram } from './program.ts';

// Firefox's own services would call home, and its first-run pages open windows.
const settings = (isDark: boolean): Readonly<Record<string, string | number | boolean>> => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'intl.accept_languages': 'en-GB, en',
  // A phone has no bars that take room.
  'ui.useOverlayScrollbars': 1,
});

/** Starts Firefox without a window on the screen, and speaks WebDriver BiDi with it. */
export async function startFirefox(program: string, isDark = false): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'tiffin-firefox-'));
  const preferences = Object.entries(settings(isDark)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), preferences.join(''));
  const firefox = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { TZ: 'Europe/London' },
  );
  const line = await firefox.firstLine(/ws:\/\/\S+/);
  const bidi = await connect(`${/ws:\/\/\S+/.exec(line)?.[0]}/session`);
  await bidi.send('session.new', { capabilities: {} });
  // Breaches of the content security policy are among them, as errors of the page.
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  let profileOfWindow: string | undefined;
  return {
    async open(size: Size) {
      if (profileOfWindow !== undefined)
        await bidi.send('browser.removeUserContext', { userContext: profileOfWindow });
      profileOfWindow = (await bidi.send<{ userContext: string }>('browser.createUserContext')).userContext;
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'window',
        userContext: profileOfWindow,
      });
      await bidi.send('browsingContext.setViewport', { context, viewport: size });
      return windowOf(bidi, context);
    },
    takeFaults: () => bidi.faults.splice(0),
    async close() {
      await bidi.send('browser.close').catch(() => undefined);
      await firefox.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function windowOf(bidi: Bidi, context: string): EngineWindow {
  return {
    id: context,
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'none' })),
    async evaluate<Args extends readonly Json[], Result>(work: (...args: Args) => Result, ...args: Args) {
      // As one text each way: the protocol's own values are trees of typed parts.
      const answer = await bidi.send<{
        readonly type: string;
        readonly result?: { readonly value?: string };
        readonly exceptionDetails?: { readonly text: string };
      }>('script.callFunction', {
        functionDeclaration: `(args) => JSON.stringify([(${work})(...JSON.parse(args))])`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return (JSON.parse(answer.result?.value ?? '[]') as [Result])[0];
    },
    perform: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async windows() {
      const { contexts } = await bidi.send<{ contexts: readonly { context: string }[] }>(
        'browsingContext.getTree',
        { maxDepth: 0 },
      );
      return contexts.map((each) => windowOf(bidi, each.context));
    },
  };
}

interface Bidi {
  send<Result>(method: string, params?: object): Promise<Result>;
  readonly faults: string[];
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: LogEntry;
}

interface LogEntry {
  readonly level?: string;
  readonly text?: string;
  readonly stackTrace?: {
    readonly callFrames: readonly { readonly url: string; readonly lineNumber: number }[];
  };
}

/** What was logged, and the lines of code that led there. */
function faultOf({ text = 'an error without words', stackTrace }: LogEntry): string {
  const lines = stackTrace?.callFrames.slice(0, 4).map(({ url, lineNumber }) => `${url}:${lineNumber}`) ?? [];
  return [text, ...lines].join(' < ');
}

async function connect(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}.`));
  });
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const faults: string[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      if (message.params?.level === 'error') faults.push(faultOf(message.params));
      return;
    }
    const call = calls.get(message.id ?? 0);
    if (message.type === 'success') call?.resolve(message.result);
    else call?.reject(new Error(`${message.error}: ${message.message}`));
  };
  socket.onclose = () => {
    for (const call of calls.values()) call.reject(new Error('Firefox has gone.'));
  };
  let last = 0;
  return {
    faults,
    async send<Result>(method: string, params: object = {}) {
      const id = ++last;
      const call = Promise.withResolvers<unknown>();
      calls.set(id, call);
      socket.send(JSON.stringify({ id, method, params }));
      return (await call.promise.finally(() => calls.delete(id))) as Result;
    },
  };
}
