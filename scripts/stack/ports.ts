import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { CliError } from './cli.ts';
import { ownerOf } from './process-info.ts';
import { type Ports, portVariables } from './settings.ts';

type Name = keyof Ports;

/** Ports of this machine that are ours until their services start. */
export interface HeldPorts {
  /** Frees the port of one service, which then takes it at once. */
  release(name: Name): Promise<void>;
  releaseAll(): Promise<void>;
}

/**
 * Takes all `ports` at once, so that two clones that start at the same moment cannot both go on; refuses with one
 * sentence that names who has the others and how to choose free ones.
 */
export async function holdPorts(ports: Partial<Ports>): Promise<HeldPorts> {
  const wanted = Object.entries(ports) as [Name, number][];
  refuseDoubles(wanted);
  const held = new Map<Name, readonly Server[]>();
  const release = async (name: Name) => {
    const servers = held.get(name) ?? [];
    held.delete(name);
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  };
  const releaseAll = async () => {
    await Promise.all([...held.keys()].map(release));
  };
  const taken: [Name, number][] = [];
  const forbidden: [Name, number][] = [];
  for (const [name, port] of wanted) {
    const servers = await hold(port);
    if (Array.isArray(servers)) held.set(name, servers);
    else (servers === 'EACCES' ? forbidden : taken).push([name, port]);
  }
  if (taken.length + forbidden.length > 0) {
    const free = await suggestions([...taken, ...forbidden], wanted);
    await releaseAll();
    throw new CliError(taken.length > 0 ? takenSentence(taken, free) : forbiddenSentence(forbidden, free));
  }
  return { release, releaseAll };
}

/** Whether nothing listens on the port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  const servers = await hold(port);
  if (!Array.isArray(servers)) return false;
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return true;
}

/** Listens on the port of both loopback addresses, since "localhost" may mean either; else returns why not. */
async function hold(port: number): Promise<Server[] | string> {
  const servers: Server[] = [];
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer((socket) => socket.destroy());
    try {
      server.listen({ host, port });
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      // No IPv6 here.
      if (host === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
      for (const other of servers) other.close();
      return code;
    }
  }
  return servers;
}

function refuseDoubles(wanted: readonly [Name, number][]): void {
  for (const [index, [name, port]] of wanted.entries()) {
    const other = wanted.slice(index + 1).find(([, its]) => its === port)?.[0];
    if (other === undefined) continue;
    throw new CliError(
      `${portVariables[name]} and ${portVariables[other]} are both ${port}: give each a port of its own.`,
    );
  }
}

/** Settings that move the services to ports that are free. */
async function suggestions(
  names: readonly [Name, number][],
  wanted: readonly [Name, number][],
): Promise<string> {
  const used = new Set(wanted.map(([, port]) => port));
  const settings: string[] = [];
  for (const [name, port] of names) {
    let other = port;
    do other = other + 1000 > 65_535 ? other - 63_000 : other + 1000;
    while (used.has(other) || !(await isPortFree(other)));
    used.add(other);
    settings.push(`${portVariables[name]}=${other}`);
  }
  return settings.join(' ');
}

const listOf = (ports: readonly [Name, number][]) =>
  `Port${ports.length > 1 ? 's' : ''} ${ports.map(([name, port]) => `${port} (${name})`).join(', ')} ${ports.length > 1 ? 'are' : 'is'}`;

function takenSentence(taken: readonly [Name, number][], free: string): string {
  const owners = new Set(taken.map(([, port]) => ownerOf(port)));
  return (
    `${listOf(taken)} taken by ${[...owners].join(' and ')}: stop ${owners.size > 1 ? 'those' : 'that one'}, ` +
    `or choose ${taken.length > 1 ? 'other ports' : 'another port'} with ${free} npm start.`
  );
}

function forbiddenSentence(forbidden: readonly [Name, number][], free: string): string {
  return `${listOf(forbidden)} for the system's administrator only: choose ${forbidden.length > 1 ? 'others' : 'another'} with ${free} npm start.`;
}
