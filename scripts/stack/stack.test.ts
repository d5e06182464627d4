import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { CliError, isFullDisk, reason } from './cli.ts';
import { startDatabase } from './database.ts';
import { freePorts } from './free-ports.ts';
import { openLog } from './log-file.ts';
import { holdPorts } from './ports.ts';
import { createCluster } from './postgres.ts';
import {
  canEnter,
  dataFolderFor,
  giveToPostgres,
  postgresUser,
  runnablePrograms,
  systemFolder,
  temporaryFolder,
} from './postgres-folders.ts';
import { claim } from './processes.ts';
import { environments, ownSecrets, type Ports, portsFrom, portVariables, root } from './settings.ts';
import { startStack } from './stack.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('tiffin-stack-');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const freePort = async () => (await freePorts(['any'])).any;

const names = Object.keys(portVariables) as (keyof typeof portVariables)[];

const isRoot = process.getuid?.() === 0;

/** Starts a database; a port that another program was quicker to take is replaced by the next. */
async function start(data: string): ReturnType<typeof startDatabase> {
  for (;;) {
    try {
      return await startDatabase(data, await freePort());
    } catch (error) {
      if (!/port is taken/.test(reason(error))) throw error;
    }
  }
}

let template: string;
beforeAll(async () => {
  template = temporaryFolder('tiffin-stack-template-');
  await createCluster(join(template, 'postgres'), 'tiffin', 'tiffin');
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** Puts a cluster into `folder` in less time than creating one takes. */
function copyCluster(folder: string): string {
  execFileSync('cp', ['-a', join(template, 'postgres'), folder]);
  return folder;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe('ports', () => {
  test('have defaults and can be moved', () => {
    expect(portsFrom({})).toMatchObject({ storefront: 3000, backend: 4000, storybook: 6006 });
    expect(portsFrom({ STOREFRONT_PORT: '3100' }).storefront).toBe(3100);
  });

  test.each(['abc', '0', '70000', '3.5'])('%s is refused with the variable that holds it', (text) => {
    expect(() => portsFrom({ BACKEND_PORT: text })).toThrow(/BACKEND_PORT must be a port number/);
  });

  const portOf = (server: Server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const listen = async (host: string) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return portOf(server);
  };

  test.each(Object.entries(portVariables))(
    'a taken %s names its owner and the way to another',
    async (name, variable) => {
      const port = await listen('127.0.0.1');
      const owner = process.platform === 'linux' ? `process ${process.pid} \\(.*\\)` : 'another program';
      await expect(holdPorts({ [name]: port })).rejects.toThrow(
        new RegExp(
          `^Port ${port} \\(${name}\\) is taken by ${owner}: stop that one, or choose another port with ${variable}=\\d+ npm start\\.$`,
        ),
      );
    },
  );

  test('several taken ones make one sentence, and the proposed ones are free', async () => {
    const [storefront, backend] = [await listen('127.0.0.1'), await listen('127.0.0.1')];
    const holding = holdPorts({ storefront, backend, database: await freePort() });
    const message = await holding.then(() => '', reason);
    expect(message).toMatch(
      /^Ports \d+ \(storefront\), \d+ \(backend\) are taken by .*STOREFRONT_PORT=\d+ BACKEND_PORT=\d+ npm start\.$/,
    );
    const [moved, other] = [...message.matchAll(/_PORT=(\d+)/g)].map(([, port]) => Number(port));
    const proposed = holdPorts({ storefront: moved ?? 0, backend: other ?? 0 });
    await expect(proposed).resolves.toBeDefined();
    await (await proposed).releaseAll();
  });

  test('one that is taken at the other loopback address counts, too', async (context) => {
    const port = await listen('::1').catch(() => context.skip('no IPv6 here'));
    await expect(holdPorts({ storefront: port })).rejects.toThrow(`Port ${port} (storefront) is taken`);
  });

  test('two runs at the same moment cannot both have them, and an ended one leaves none', async () => {
    const ports = { storefront: await freePort(), backend: await freePort() };
    const first = await holdPorts(ports);
    await expect(holdPorts(ports)).rejects.toThrow(/are taken by/);
    await first.release('backend');
    await expect(holdPorts(ports)).rejects.toThrow(/^Port \d+ \(storefront\) is taken by/);
    await first.releaseAll();
    const second = holdPorts(ports);
    await expect(second).resolves.toBeDefined();
    await (await second).releaseAll();
  });

  test('the same one for two services is refused', async () => {
    const port = await freePort();
    await expect(holdPorts({ storefront: port, storybook: port })).rejects.toThrow(
      `STOREFRONT_PORT and STORYBOOK_PORT are both ${port}: give each a port of its own.`,
    );
  });
});

// The first step is another process's: there the start is interrupted as soon as it has begun.
describe('a start that is interrupted', () => {
  test.each(['creating the database cluster', 'ready, its data in', 'sandbox    ready'])(
    'at "%s" leaves no process and no port, and the next one works',
    async (step) => {
      let interruption = new AbortController();
      const said = vi.spyOn(console, 'log').mockImplementation((line: string) => {
        if (line.includes(step)) interruption.abort();
      });
      onTestFinished(() => said.mockRestore());
      vi.stubEnv('DATABASE_URL', undefined);
      onTestFinished(() => void vi.unstubAllEnvs());
      if (!step.startsWith('creating')) copyCluster(join(folder, 'postgres'));
      const startInterrupted = async (ports: Ports) => {
        interruption = new AbortController();
        // From the sources: a build takes longer than everything else here.
        const options = { ports, dataFolder: folder, isDevelopment: true, signal: interruption.signal };
        const starting = startStack(options);
        if (step.startsWith('creating')) interruption.abort();
        return starting.catch((error: unknown) => reason(error));
      };
      let ports = await freePorts(names);
      let stack = await startInterrupted(ports);
      // Another program was quicker to take one of the ports.
      while (typeof stack === 'string' && /taken/.test(stack)) {
        ports = await freePorts(names);
        stack = await startInterrupted(ports);
      }
      if (typeof stack !== 'string') await stack.stop();
      expect(stack).toMatch(/aborted/);
      expect(existsSync(join(folder, 'run.json'))).toBe(false);
      expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
      const held = holdPorts(ports);
      await expect(held).resolves.toBeDefined();
      await (await held).releaseAll();
      const database = start(join(folder, 'postgres'));
      await expect(database).resolves.toMatchObject({ folder: join(folder, 'postgres') });
      await (await database).stop();
    },
  );
});

describe('setup', () => {
  test.each(['12.22.12', '18.20.8', '19.9.0'])('asks on Node %s for a newer one', (version) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); Object.defineProperty(process, 'version', { value: 'v${version}' });`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`--import=data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/setup.mjs'],
      { cwd: root, encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `\n  Tiffin needs Node 20 or newer to begin, and this is v${version}: install a newer one (https://nodejs.org), then run the same command again.\n\n`,
    });
  });

  test('loads nothing before it has looked at the version', () => {
    // Node 12 knows neither the names with "node:" nor the newer syntax, and reads all static imports first.
    expect(readFileSync(join(root, 'scripts', 'setup.mjs'), 'utf8')).not.toMatch(
      /^import\s|\?\.|\?\?|node:/m,
    );
  });
});

describe('the disk', () => {
  test('that is full costs log lines, not the program', () => {
    // Writes to it fail as on a full disk.
    const full = '/dev/full';
    if (!existsSync(full)) return;
    const log = vi.fn<() => void>();
    openLog(full, log).write('one line');
    expect(log).toHaveBeenCalledOnce();
  });

  test('that is full is recognised in what programs print', () => {
    for (const text of [
      'ENOSPC: no space left on device, write',
      'FATAL:  could not write lock file "postmaster.pid": No space left on device',
      'EDQUOT: disk quota exceeded',
    ])
      expect(isFullDisk(text)).toBe(true);
    expect(isFullDisk('could not bind')).toBe(false);
  });
});

describe('secrets', () => {
  test('are made once, long enough, and kept to the owner', () => {
    const first = ownSecrets(folder);
    expect(ownSecrets(folder)).toEqual(first);
    for (const secret of [first.jwt, first.pin, first.session])
      expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(new Set(Object.values(first)).size).toBe(4);
  });

  test('a damaged file is replaced', () => {
    writeFileSync(join(folder, 'secrets.json'), '{ "jwt": "" ');
    expect(ownSecrets(folder).jwt).not.toBe('');
  });
});

describe('settings for real services', () => {
  const envs = () => environments(portsFrom({}), 'postgres://x', ownSecrets(folder), folder);
  afterEach(() => vi.unstubAllEnvs());

  test('left out, everything reaches the sandbox', () => {
    for (const name of ['OIDC_ISSUER', 'STRIPE_SECRET_KEY']) vi.stubEnv(name, undefined);
    const { backend, storefront, sandbox } = envs();
    expect(backend.SMTP_URL).toBe(`smtp://127.0.0.1:${sandbox.SMTP_PORT}`);
    expect(backend.STRIPE_API_BASE).toBe('http://localhost:4102');
    expect(backend.OIDC_ISSUER).toBe('http://localhost:4101');
    expect(storefront.OIDC_DISCOVERY_URL).toBe('http://localhost:4101/.well-known/openid-configuration');
  });

  test('the backend believes the storefront, however many proxies stand before that', () => {
    vi.stubEnv('TRUST_PROXY', '2');
    vi.stubEnv('BACKEND_TRUST_PROXY', undefined);
    const { backend, storefront } = envs();
    expect(backend.TRUST_PROXY).toBe('1');
    // Left to what the person has set.
    expect(storefront).not.toHaveProperty('TRUST_PROXY');
    vi.stubEnv('BACKEND_TRUST_PROXY', '3');
    expect(envs().backend.TRUST_PROXY).toBe('3');
  });

  test("a Stripe key leaves the provider's own address, an issuer brings its own discovery", () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_of_the_restaurant');
    vi.stubEnv('OIDC_ISSUER', 'https://accounts.google.com');
    const { backend, storefront } = envs();
    expect(backend).not.toHaveProperty('STRIPE_API_BASE');
    expect(backend).not.toHaveProperty('STRIPE_SECRET_KEY');
    expect(storefront.OIDC_DISCOVERY_URL).toBe(
      'https://accounts.google.com/.well-known/openid-configuration',
    );
  });
});

describe('a data folder', () => {
  test('belongs to one run at a time', async () => {
    // Any process that is alive and looks like a run of ours will do: this one does.
    writeFileSync(join(folder, 'run.json'), JSON.stringify({ owner: process.ppid, parts: [] }));
    await expect(claim(folder)).rejects.toThrow(/already running in this folder/);
  });

  test('left behind by a run that was killed is taken over', async () => {
    writeFileSync(join(folder, 'run.json'), JSON.stringify({ owner: 2 ** 22 + 1, parts: [2 ** 22 + 2] }));
    const own = await claim(folder);
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toEqual({
      owner: process.pid,
      parts: [],
    });
    own.release();
    expect(existsSync(join(folder, 'run.json'))).toBe(false);
  });

  test('with a damaged record is taken over', async () => {
    writeFileSync(join(folder, 'run.json'), 'half a rec');
    const own = await claim(folder);
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toEqual({
      owner: process.pid,
      parts: [],
    });
    own.release();
  });
});

describe('the database', () => {
  test('keeps its data over a restart, also after its creation was interrupted', async () => {
    const data = join(folder, 'postgres');
    // What an interrupted creation leaves.
    mkdirSync(`${data}.new`);
    writeFileSync(join(`${data}.new`, 'half'), '');
    const first = await start(data);
    expect(first.folder).toBe(data);
    await query(first.url, 'create table kept (dish text); insert into kept values ($$naan$$)');
    await first.stop();
    const second = await start(data);
    expect(await query(second.url, 'select dish from kept')).toEqual([{ dish: 'naan' }]);
    expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await second.stop();
    // The password of the creation is gone, too.
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  test('that ends by itself gives the reason', async () => {
    const database = await start(copyCluster(join(folder, 'postgres')));
    const lock = join(folder, 'postgres', 'postmaster.pid');
    process.kill(Number(readFileSync(lock, 'utf8').split('\n')[0]), 'SIGQUIT');
    expect(await database.broken).toMatch(/received immediate shutdown request/);
  });

  test('whose port is taken says so', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    onTestFinished(() => void holder.close());
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startDatabase(copyCluster(join(folder, 'postgres')), port)).rejects.toThrow(
      /^The database port is taken by another program: .*DATABASE_PORT/,
    );
  });

  test('that another server uses is left alone', async () => {
    const data = copyCluster(join(folder, 'postgres'));
    const first = await start(data);
    // As if it were another program's: its command line does not show.
    const lock = join(data, 'postmaster.pid');
    const [pid, ...rest] = readFileSync(lock, 'utf8').split('\n');
    writeFileSync(lock, [String(process.pid), ...rest].join('\n'));
    await expect(start(data)).rejects.toThrow(/^Another PostgreSQL (\(process \d+\) )?uses the data in/);
    writeFileSync(lock, [pid, ...rest].join('\n'));
    expect(await query(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await first.stop();
  });

  test('left running by a run that was killed is ended first', async () => {
    const data = copyCluster(join(folder, 'postgres'));
    const left = await start(data);
    const next = await start(data);
    await left.broken;
    expect(await query(next.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await next.stop();
  });

  test('that is damaged is reported with what to do, and nothing is deleted', async () => {
    const data = join(folder, 'postgres');
    mkdirSync(data);
    writeFileSync(join(data, 'precious'), 'kept');
    const starting = startDatabase(data, await freePort());
    await expect(starting).rejects.toBeInstanceOf(CliError);
    await expect(starting).rejects.toThrow(/restore it from a backup, or delete the folder/);
    expect(readFileSync(join(data, 'precious'), 'utf8')).toBe('kept');
  });

  test('in its own process reports one sentence and prints nothing', async () => {
    const data = join(folder, 'postgres');
    mkdirSync(data);
    const server = spawn(
      process.execPath,
      ['scripts/stack/database-server.ts', data, String(await freePort()), join(folder, 'log')],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    const printed: unknown[] = [];
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => printed.push(String(text)));
    server.on('message', (message) => printed.push(message));
    await once(server, 'close');
    expect(printed).toEqual([{ failure: expect.stringMatching(/is damaged or not a database/) }]);
  });

  test('whose inside is damaged is reported too', async () => {
    const data = copyCluster(join(folder, 'postgres'));
    await (await start(data)).stop();
    rmSync(join(data, 'global', 'pg_control'));
    await expect(start(data)).rejects.toThrow(/is damaged or not a database/);
  });

  test('of another version is reported, not touched', async () => {
    const data = join(folder, 'postgres');
    mkdirSync(data);
    writeFileSync(join(data, 'PG_VERSION'), '15\n');
    giveToPostgres(data);
    await expect(startDatabase(data, await freePort())).rejects.toThrow(/belongs to PostgreSQL 15, not 18/);
  });
});

// Root's PostgreSQL runs as the user "postgres"; an ordinary user's runs as that user, who can enter everything here.
describe.runIf(isRoot)("root's database in a folder that other users cannot enter", () => {
  let closed: string;
  beforeEach(() => {
    closed = join(folder, 'closed');
    mkdirSync(join(closed, '.data'), { recursive: true });
    chmodSync(closed, 0o700);
  });
  afterEach(() => {
    const place = dataFolderFor(join(closed, '.data', 'postgres'));
    if (place.startsWith(systemFolder)) rmSync(dirname(place), { recursive: true, force: true });
  });

  test('lives in a folder of its own, which no one else can read or create', async () => {
    const data = join(closed, '.data', 'postgres');
    const first = await start(data);
    expect(first.folder).toMatch(/^\/var\/lib\/tiffin\/[0-9a-f]{16}\/postgres$/);
    await query(first.url, 'create table kept (dish text); insert into kept values ($$naan$$)');
    await first.stop();
    const { mode, uid } = statSync(first.folder);
    expect(mode & 0o777).toBe(0o700);
    expect({ uid }).toMatchObject({ uid: (postgresUser() as { uid: number }).uid });
    for (const above of [systemFolder, dirname(first.folder)]) {
      expect(statSync(above)).toMatchObject({ uid: 0 });
      expect(statSync(above).mode & 0o022).toBe(0);
    }
    // No folder on the way was opened.
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    const second = await start(data);
    expect(await query(second.url, 'select dish from kept')).toEqual([{ dish: 'naan' }]);
    await second.stop();
    // Another clone has its own.
    expect(dataFolderFor(join(closed, '.data2', 'postgres'))).not.toBe(first.folder);
    rmSync(dirname(dataFolderFor(join(closed, '.data2', 'postgres'))), { recursive: true });
  });

  test('takes along the data from when the folder was open', async () => {
    const data = copyCluster(join(closed, '.data', 'postgres'));
    chmodSync(closed, 0o755);
    chmodSync(dirname(data), 0o755);
    const first = await start(data);
    expect(first.folder).toBe(data);
    await query(first.url, 'create table kept (dish text); insert into kept values ($$naan$$)');
    await first.stop();
    chmodSync(closed, 0o700);
    const second = await start(data);
    expect(second.folder).not.toBe(data);
    expect(await query(second.url, 'select dish from kept')).toEqual([{ dish: 'naan' }]);
    await second.stop();
    expect(existsSync(data)).toBe(false);
    // Opened again, the data stay where they are.
    chmodSync(closed, 0o755);
    expect(dataFolderFor(data)).toBe(second.folder);
  });

  test('runs a copy of the programs, installed under any umask', () => {
    const bin = join(closed, 'native', 'bin');
    mkdirSync(bin, { recursive: true, mode: 0o700 });
    const installed = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
    for (const program of Object.values(installed))
      writeFileSync(program, '#!/bin/sh\nwhoami\n', { mode: 0o700 });
    symlinkSync('postgres', join(bin, 'latest'));
    const version = `test-${process.pid}`;
    const copy = join(systemFolder, `programs-${version}`);
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    expect(canEnter(installed.postgres)).toBe(false);
    const programs = runnablePrograms(installed, version);
    expect(runnablePrograms(installed, version)).toEqual(programs);
    expect(programs.postgres).toBe(join(copy, 'bin', 'postgres'));
    expect(readlinkSync(join(copy, 'bin', 'latest'))).toBe('postgres');
    const { stdout } = spawnSync(programs.initdb, { ...postgresUser(), cwd: '/', encoding: 'utf8' });
    expect(stdout).toBe('postgres\n');
    expect(readdirSync(systemFolder).filter((name) => name.includes(version))).toEqual([
      `programs-${version}`,
    ]);
  });
});
