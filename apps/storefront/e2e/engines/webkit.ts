import type { WebKitPrograms } from '../../../../scripts/stack/engines.ts';
import { freePorts } from '../../../../scripts/stack/free-ports.ts';
import type { Engine, EngineWindow, Json, Size } from './engine.ts';
import { collectFaults } from './in-page.ts';
import { type Program, startProgram } from './program.ts';

// Limits for what hangs. A script that is sent while the page moves to another process never returns: `until` asks again.
const commandMs = 60_000;
const scriptMs = 10_000;

/** Starts WebKit's driver, on a screen of its own where the engine needs one, and speaks WebDriver with it over HTTP. */
export async function startWebKit(programs: WebKitPrograms, isDark = false): Promise<Engine> {
  const started: Program[] = [];
  const env: Record<string, string> = { TZ: 'Europe/London' };
  if (programs.screen !== undefined) {
    const screen = startProgram(programs.screen.server, [
      '-displayfd',
      '3',
      '-screen',
      '0',
      '1600x1200x24',
      '-nolisten',
      'tcp',
    ]);
    started.push(screen);
    env.DISPLAY = `:${await screen.firstLine(/^\d+$/)}`;
    if (isDark) env.GTK_THEME = 'Adwaita:dark';
    // Without one no window has the focus.
    started.push(startProgram(programs.screen.windowManager, [], env));
  }
  const { driver: port } = await freePorts(['driver']);
  const driver = startProgram(programs.driver, [`--port=${port}`], env);
  started.push(driver);
  const origin = `http://127.0.0.1:${port}`;
  const faults: string[] = [];
  let session: Session | undefined;
  const endSession = async () => {
    await session?.call('DELETE', '');
    session = undefined;
  };
  return {
    async open(size: Size) {
      await endSession();
      session = await newSession(origin, programs.capabilities, faults);
      return openPopup(session, size);
    },
    takeFaults: () => faults.splice(0),
    async close() {
      await endSession().catch(() => undefined);
      for (const program of started.reverse()) await program.end();
    },
  };
}

interface Session {
  call<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result>;
  readonly faults: string[];
  /** The window to which the next command goes. */
  current: string;
}

async function newSession(origin: string, alwaysMatch: object, faults: string[]): Promise<Session> {
  const send = async <Result>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(path.endsWith('/execute/sync') ? scriptMs : commandMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value as Result;
  };
  // The driver takes a moment until it listens.
  for (let tries = 0; ; tries++) {
    const isReady = await send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) break;
    if (tries > 200) throw new Error(`WebKit's driver is not ready at ${origin}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // A page is looked at from its first moment, not when it has loaded.
  const capabilities = { alwaysMatch: { ...alwaysMatch, pageLoadStrategy: 'none' } };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
  return {
    call: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
    faults,
    current: await send<string>('GET', `/session/${sessionId}/window`),
  };
}

/** MiniBrowser's own window is never narrower than its toolbar; a popup has none. */
async function openPopup(session: Session, size: Size): Promise<EngineWindow> {
  const first = windowOf(session, session.current);
  await first.evaluate(
    ({ width, height }) => {
      window.open('about:blank', 'walk', `popup,width=${width},height=${height}`);
    },
    { width: size.width, height: size.height },
  );
  for (;;) {
    const popup = (await first.windows()).find(({ id }) => id !== first.id);
    if (popup !== undefined) {
      // A customer's window has none; Storybook fails where it logs an event, and with it the window and its opener.
      await popup.evaluate(() => {
        window.opener = null;
      });
      return popup;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function windowOf(session: Session, id: string): EngineWindow {
  const call = async <Result>(method: 'GET' | 'POST', path: string, body?: object) => {
    if (session.current !== id) await session.call('POST', '/window', { handle: id });
    session.current = id;
    return session.call<Result>(method, path, body);
  };
  return {
    id,
    goto: (url) => call('POST', '/url', { url }),
    async evaluate<Args extends readonly Json[], Result>(work: (...args: Args) => Result, ...args: Args) {
      // The engine gives no console: each look at a page collects what has gone wrong in it since the last one.
      const script = `const faults = (${collectFaults})(); return [(${work})(...arguments), faults];`;
      const [result, faults] = await call<[Result, string[]]>('POST', '/execute/sync', { script, args });
      session.faults.push(...faults);
      return result;
    },
    perform: (actions) => call('POST', '/actions', { actions }),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    async windows() {
      const ids = await session.call<readonly string[]>('GET', '/window/handles');
      return ids.map((each) => windowOf(session, each));
    },
  };
}
