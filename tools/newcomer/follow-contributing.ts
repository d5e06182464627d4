// The recipes of CONTRIBUTING.md, followed to the letter in a fresh clone of the last commit, with the machine's own Node and
// without pnpm: a part of `npm run test:soak`. Fails where a command fails, a file is missing, or a recipe has a step that
// nobody has tried.
//   npm run test:soak -- newcomer --recipe=mail
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Recipe, recipesOf } from '../../scripts/contributing.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { temporaryFolder } from '../../scripts/stack/postgres-folders.ts';
import { root } from '../../scripts/stack/settings.ts';
import { Clone } from './clone.ts';
import { type Trial, trials } from './trials.ts';

const { values } = parseArgs({ options: { recipe: { type: 'string', default: '' } } });

async function follow(clone: Clone, { heading, steps }: Recipe, trial: Trial): Promise<void> {
  const numbers = steps.map(({ number }) => String(number)).join();
  if (Object.keys(trial.steps).join() !== numbers)
    throw new Error(`${heading} has the steps ${numbers}: tools/newcomer/trials.ts knows others.`);
  for (const { number, commands } of steps) {
    logStep('newcomer', `${heading}, step ${number}`);
    trial.steps[number]?.change?.(clone);
    for (const written of commands) {
      const command = commandFor(written, trial);
      if (command === null) continue;
      logStep('newcomer', command);
      await clone.run(command);
    }
    trial.steps[number]?.expect?.(clone);
  }
}

/** The command as a newcomer types it; null where another part of the soak runs it. */
function commandFor(written: string, { names = {}, instead = {} }: Trial): string | null {
  const replaced = instead[written];
  if (replaced !== undefined) return replaced;
  const command = Object.entries(names).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    written,
  );
  if (/<\w+>/.test(command))
    throw new Error(`Nobody knows what to write for a placeholder of \`${written}\`.`);
  return command;
}

const folder = temporaryFolder('tiffin-newcomer-');
const failures: string[] = [];
try {
  const recipes = recipesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
  const unknown = Object.keys(trials).filter((heading) =>
    recipes.every((recipe) => recipe.heading !== heading),
  );
  for (const heading of unknown) failures.push(`${heading}: CONTRIBUTING.md has no such recipe.`);
  const clone = new Clone(folder);
  logStep(
    'newcomer',
    `Node ${execFileSync('node', ['--version'], { encoding: 'utf8', cwd: folder }).trim()}`,
  );
  await clone.run('npm run setup');
  for (const recipe of recipes.filter(({ heading }) => heading.includes(values.recipe))) {
    const trial = trials[recipe.heading];
    try {
      if (trial === undefined)
        throw new Error('Nobody has tried this recipe: add it to tools/newcomer/trials.ts.');
      await follow(clone, recipe, trial);
      logStep('passed', recipe.heading);
    } catch (error) {
      failures.push(`${recipe.heading}: ${reason(error)}`);
      logStep('FAILED', failures.at(-1) ?? '');
    }
  }
} catch (error) {
  failures.push(reason(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) logStep('FAILED', failure);
logStep('newcomer', failures.length === 0 ? 'every recipe holds' : `${failures.length} do not hold`);
process.exit(failures.length === 0 ? 0 : 1);
