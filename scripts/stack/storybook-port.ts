import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from './cli.ts';
import { isPortFree } from './ports.ts';
import { ownerOf } from './process-info.ts';
import { portsFrom, root } from './settings.ts';

/** The port for `npm run storybook`: STORYBOOK_PORT, or the first free one from `npm start`'s on, which may be running. */
export async function chooseStorybookPort(env: NodeJS.ProcessEnv): Promise<number> {
  const wanted = portsFrom(env).storybook;
  if (await isPortFree(wanted)) return wanted;
  if (env.STORYBOOK_PORT) {
    throw new CliError(
      `Port ${wanted} (STORYBOOK_PORT) is taken by ${ownerOf(wanted)}: choose another with STORYBOOK_PORT=${wanted + 1} npm run storybook.`,
    );
  }
  for (let port = wanted + 1; port < wanted + 100; port += 1) {
    if (await isPortFree(port)) return port;
  }
  throw new CliError(`No port from ${wanted} to ${wanted + 99} is free: choose one with STORYBOOK_PORT.`);
}

const runningFile = join(root, '.data', 'running-storybook.json');

/** Notes where `npm run storybook` serves, for the links in reports of failed stories. */
export function noteStorybook(port: number, file: string = runningFile): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ port, pid: process.pid }));
}

/** Takes the note away when Storybook has stopped. */
export function forgetStorybook(file: string = runningFile): void {
  rmSync(file, { force: true });
}

/** The port where stories can be looked at: of the Storybook that runs, or where `npm start` serves one. */
export function storybookPort(env: NodeJS.ProcessEnv, file: string = runningFile): number {
  const running = existsSync(file) ? portOfRunning(readFileSync(file, 'utf8')) : undefined;
  return running ?? portsFrom(env).storybook;
}

function portOfRunning(note: string): number | undefined {
  try {
    const { port, pid } = JSON.parse(note) as { port: number; pid: number };
    // A Storybook that was killed left its note behind; then this throws.
    process.kill(pid, 0);
    return port;
  } catch {
    return undefined;
  }
}
