import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages; throws where this is not Debian, not root, or there is no way to them. */
export function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('Only root on Debian can.');
  // In turn with other clones: apt-get fails at once where another one is at work.
  const inTurn = ['/var/cache/apt', 'apt-get'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...names],
  ])
    execFileSync('flock', [...inTurn, ...args], { stdio: 'ignore', timeout: 300_000 });
}
