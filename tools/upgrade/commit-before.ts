import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { logStep } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';

/** The servers of another commit, built in a working tree of their own. */
export interface BuiltCommit {
  readonly backend: string;
  readonly storefront: string;
  remove(): void;
}

/** Checks a commit out into `folder`, installs what it needs and builds its backend and storefront. */
export function buildCommit(commit: string, folder: string): BuiltCommit {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const run = (command: string, args: readonly string[], cwd: string, env = process.env) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...env, PATH: path },
    });
    if (status !== 0)
      throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`.trimEnd());
  };
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: root });
  };
  try {
    run('git', ['worktree', 'add', '--detach', folder, commit], root);
    if (firstMigration(folder) !== firstMigration(root)) {
      throw new Error(
        `${commit} begins with another migration: name one from after version 1.0.0's by --commit=<commit>.`,
      );
    }
    logStep('upgrade', `installing and building ${commit} ...`);
    run('node', ['scripts/setup.mjs'], folder);
    for (const app of ['backend', 'storefront'])
      run('pnpm', ['--dir', `apps/${app}`, 'run', 'build'], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    backend: join(folder, 'apps/backend/dist/server.js'),
    storefront: join(folder, 'apps/storefront/dist/host.js'),
    remove,
  };
}

function firstMigration(folder: string): number | undefined {
  const file = join(folder, 'apps/backend/migrations/meta/_journal.json');
  const { entries }: { entries: { when: number }[] } = JSON.parse(readFileSync(file, 'utf8'));
  return entries[0]?.when;
}
