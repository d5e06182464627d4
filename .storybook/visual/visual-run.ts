import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';
import type { PictureState, VisualRun } from '../pictures/visual-run.ts';

/** What the last `npm run test:visual` took, beside the baselines that it was compared with. */
const folder = join(root, 'dist/visual-run');
const list = join(folder, 'run.json');

/** The folder of the last run's pictures, which Storybook serves; without a run it holds an empty list. */
export function visualRun(): string {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(list))
    writeFileSync(list, JSON.stringify({ takenAt: null, pictures: [] } satisfies VisualRun));
  return folder;
}

/** Removes the pictures of the run before. */
export function beginVisualRun(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['taken', 'baselines', 'states']) mkdirSync(join(folder, part), { recursive: true });
}

/** Keeps a picture that has been compared; processes run side by side, so each has a file of its own. */
export function keepPicture(name: string, picture: Buffer, state: PictureState): void {
  mkdirSync(join(folder, 'taken'), { recursive: true });
  mkdirSync(join(folder, 'states'), { recursive: true });
  writeFileSync(join(folder, 'taken', name), picture);
  writeFileSync(join(folder, 'states', name), state);
}

/** Lists what has been taken, copies the baselines beside it, and shows both in the Storybook that is built. */
export function endVisualRun(baselines: string): void {
  const names = readdirSync(join(folder, 'states')).sort();
  const pictures = names.map((name) => ({
    name,
    state: readFileSync(join(folder, 'states', name), 'utf8') as PictureState,
  }));
  for (const name of names) {
    const baseline = join(baselines, name);
    if (existsSync(baseline)) cpSync(baseline, join(folder, 'baselines', name));
  }
  writeFileSync(list, JSON.stringify({ takenAt: new Date().toISOString(), pictures } satisfies VisualRun));
  const served = join(root, 'dist/storybook/visual-run');
  rmSync(served, { recursive: true, force: true });
  cpSync(folder, served, { recursive: true });
}
