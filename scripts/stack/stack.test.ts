import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDatabase } from './database.ts';
import { freePorts } from './free-ports.ts';
import { claim, requireFreePorts } from './processes.ts';
import { closedFolder } from './reachable.ts';
import { Remedy } from './say.ts';
import { environments, ownSecrets, portsFrom } from './settings.ts';

let folder: string;
beforeEach(() => {
  // Not under /root: the database runs as another user there.
  folder = mkdtempSync(join(tmpdir(), 'tiffin-stack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const freePort = async () => (await freePorts(['any'])).any;

describe('ports', () => {
  test('have defaults and can be moved', () => {
    expect(portsFrom({})).toMatchObject({ storefront: 3000, backend: 4000, storybook: 6006 });
    expect(portsFrom({ STOREFRONT_PORT: '3100' }).storefront).toBe(3100);
  });

  test.each(['abc', '0', '70000', '3.5'])('%s is refused with the variable that holds it', (text) => {
    expect(() => portsFrom({ BACKEND_PORT: text })).toThrow(/BACKEND_PORT must be a port number/);
  });

  test('a taken one is told with the way to another', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(requireFreePorts({ storefront: port })).rejects.toThrow(
      new RegExp(`Port ${port} \\(storefront\\) is taken.*STOREFRONT_PORT=\\d+ npm start`),
    );
    await new Promise((resolve) => holder.close(resolve));
  });
});

describe('secrets', () => {
  test('are made once, long enough, and kept to the owner', () => {
    const first = ownSecrets(folder);
    expect(ownSecrets(folder)).toEqual(first);
    expect(Buffer.from(first.jwt, 'base64url').length).toBeGreaterThanOrEqual(32);
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
    const { backend, storefront } = envs();
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
    own.release();
  });
});

describe('the database', () => {
  test('keeps its data over a restart, also after its creation was interrupted', async () => {
    const port = await freePort();
    const data = join(folder, 'postgres');
    // What an interrupted creation leaves.
    mkdirSync(`${data}.new`);
    writeFileSync(join(`${data}.new`, 'half'), '');
    const query = async (url: string, sql: string) => {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows;
    };
    const first = await startDatabase(data, port);
    await query(first.url, 'create table kept (dish text); insert into kept values ($$naan$$)');
    await first.stop();
    const second = await startDatabase(data, port);
    expect(await query(second.url, 'select dish from kept')).toEqual([{ dish: 'naan' }]);
    expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await second.stop();
  });

  test('that is damaged is told with what to do, and nothing is deleted', async () => {
    const data = join(folder, 'postgres');
    mkdirSync(data);
    writeFileSync(join(data, 'precious'), 'kept');
    const starting = startDatabase(data, await freePort());
    await expect(starting).rejects.toBeInstanceOf(Remedy);
    await expect(starting).rejects.toThrow(/restore it from a backup, or delete the folder/);
    expect(readFileSync(join(data, 'precious'), 'utf8')).toBe('kept');
  });

  test('whose inside is damaged is told too', async () => {
    const data = join(folder, 'postgres');
    const port = await freePort();
    await (await startDatabase(data, port)).stop();
    rmSync(join(data, 'global', 'pg_control'));
    await expect(startDatabase(data, port)).rejects.toThrow(/is damaged or not a database/);
  });

  test('behind a folder closed to its user is told before anything is made', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(join(closed, 'data'), { recursive: true });
    chmodSync(folder, 0o755);
    chmodSync(closed, 0o700);
    expect(closedFolder(join(closed, 'data'))).toBe(closed);
    expect(closedFolder(folder)).toBeUndefined();
    const starting = startDatabase(join(closed, 'data', 'postgres'), await freePort());
    // Only root's database runs as another user.
    if (process.getuid?.() === 0) {
      await expect(starting).rejects.toThrow(`PostgreSQL may not enter ${closed}:`);
      expect(existsSync(join(closed, 'data', 'postgres'))).toBe(false);
    } else await (await starting).stop();
  });

  test('of another version is told, not touched', async () => {
    const data = join(folder, 'postgres');
    mkdirSync(data);
    writeFileSync(join(data, 'PG_VERSION'), '15\n');
    await expect(startDatabase(data, await freePort())).rejects.toThrow(/belongs to PostgreSQL 15, not 18/);
  });
});
