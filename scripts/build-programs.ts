// `npm run build`: what a server needs to run, in dist/programs: Node itself and one folder for each program, which can be
// copied anywhere and needs nothing else. The Dockerfile copies the same folders.
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPackage } from './copy-package.ts';
import { builds, ensureBuilt } from './stack/build.ts';
import { logStep } from './stack/cli.ts';
import { root } from './stack/settings.ts';

/** What each program consists of, within its folder. Backend and migrations keep their places beside each other. */
const parts: Readonly<Record<string, readonly string[]>> = {
  backend: ['dist', 'migrations', 'demo', 'fonts', 'dishes'],
  storefront: ['dist'],
  counter: ['dist'],
  sandbox: ['dist'],
};

/** What a program's bundle leaves out, because a part of it is native. */
const besideBundles: Readonly<Record<string, readonly string[]>> = { backend: ['sharp'] };

// Stacks are readable without source maps (names are kept), and Node does not read them by itself.
const isNeeded = (file: string) => !file.endsWith('.map') && !file.endsWith('.built-from');

const target = join(root, 'dist', 'programs');
rmSync(target, { recursive: true, force: true });
for (const [name, folders] of Object.entries(parts)) {
  const build = builds.find((each) => each.name === name);
  if (build !== undefined) await ensureBuilt(build);
  for (const folder of folders) {
    cpSync(join(root, 'apps', name, folder), join(target, name, folder), {
      recursive: true,
      // The backend's dishes are the storefront's.
      dereference: true,
      filter: isNeeded,
    });
  }
  for (const needed of besideBundles[name] ?? []) {
    copyPackage(needed, join(root, 'apps', name), join(target, name, 'node_modules'));
  }
  writeFileSync(join(target, name, 'package.json'), '{ "private": true, "type": "module" }\n');
}
mkdirSync(join(target, 'bin'), { recursive: true });
cpSync(realpathSync(process.execPath), join(target, 'bin', 'node'));
logStep('build', `the programs and their Node (${process.version}) are in ${target}`);
