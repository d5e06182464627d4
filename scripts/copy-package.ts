import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Copies a package and all that it needs into a `node_modules` folder, for programs that cannot bundle it. */
export function copyPackage(name: string, neededIn: string, target: string): void {
  const source = installedFolder(name, neededIn);
  if (source === undefined) throw new Error(`${name} is not installed for ${neededIn}.`);
  const copy = join(target, name);
  if (existsSync(copy)) return;
  cpSync(source, copy, { recursive: true, dereference: true });
  const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  for (const needed of Object.keys(manifest.dependencies ?? {})) copyPackage(needed, source, target);
  // The native parts of other systems are not installed.
  for (const optional of Object.keys(manifest.optionalDependencies ?? {})) {
    if (installedFolder(optional, source) !== undefined) copyPackage(optional, source, target);
  }
}

/** Where Node would find a package from a folder: in the nearest `node_modules` above it. */
function installedFolder(name: string, from: string): string | undefined {
  for (let folder = realpathSync(from); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined;
}
