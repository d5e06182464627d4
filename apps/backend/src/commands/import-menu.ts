// Loads restaurants from YAML files: node src/commands/import-menu.ts [--reset-settings] <file.yaml> ...

import { parseArgs } from 'node:util';
import type { DatabaseClient } from '../db/client.ts';
import { type Env, parseCommandEnv } from '../env.ts';
import { chooseStore, type PictureSettings } from '../pictures/choose-store.ts';
import { PictureStoreUnusable } from '../pictures/picture-store.ts';
import { importRestaurantFile } from '../restaurant-file/import-file.ts';
import { RestaurantFileError } from '../restaurant-file/parse.ts';
import { fail, runCommand } from './run-command.ts';

const { files, resetsSettings } = readArguments();
if (files.length === 0) fail('Name the file to import: node src/commands/import-menu.ts demo/saffron.yaml');

function readArguments(): { readonly files: readonly string[]; readonly resetsSettings: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'reset-settings': { type: 'boolean', default: false } },
    });
    return { files: positionals, resetsSettings: values['reset-settings'] };
  } catch {
    return fail('The only option is --reset-settings: leave the others out.');
  }
}

async function importFiles(
  { db }: DatabaseClient,
  { FOUNDATION_ID, ...settings }: Pick<Env, 'FOUNDATION_ID'> & PictureSettings,
): Promise<void> {
  const store = chooseStore(settings);
  for (const file of files) {
    const options = { foundationId: FOUNDATION_ID, resetsSettings, store };
    const result = await importRestaurantFile(db, file, options);
    const change = result.hasMenuChanged ? 'menu updated' : 'menu unchanged';
    process.stdout.write(
      `${result.name}: ${result.items} dishes, ${change} (restaurant ${result.restaurantId})\n`,
    );
    for (const warning of result.warnings) process.stdout.write(`  warning: ${warning}\n`);
    for (const { name, kept, inFile } of result.kept)
      process.stdout.write(`  kept ${name}: ${kept} (the file says ${inFile})\n`);
    if (result.kept.length > 0)
      process.stdout.write('  To write what the file says instead, import it with --reset-settings.\n');
  }
}

await runCommand({
  readSettings: parseCommandEnv,
  run: importFiles,
  explainedErrors: [RestaurantFileError, PictureStoreUnusable],
});
