// Loads restaurants from YAML files: node src/commands/import-menu.ts [--reset-settings] <file.yaml> ...

import { parseArgs } from 'node:util';
import { EnvironmentError } from '@tiffin/node';
import { openDatabase } from '../db/client.ts';
import { migrateDatabase, UnusableDatabase } from '../db/migrate.ts';
import { parseCommandEnv } from '../env.ts';
import { migrationsFolder } from '../files.ts';
import { importRestaurantFile } from '../restaurant-file/load-demo.ts';
import { RestaurantFileError } from '../restaurant-file/parse.ts';
import { fail } from './fail.ts';

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

async function importFiles(): Promise<void> {
  const { databaseUrl, foundationId } = parseCommandEnv(process.env);
  await migrateDatabase(databaseUrl, migrationsFolder);
  const database = openDatabase(databaseUrl, (error) => process.stderr.write(`${error.message}\n`));
  try {
    for (const file of files) {
      const result = await importRestaurantFile(database.db, file, { foundationId, resetsSettings });
      const change = result.hasMenuChanged ? 'menu updated' : 'menu unchanged';
      process.stdout.write(
        `${result.name}: ${result.items} dishes, ${change} (restaurant ${result.restaurantId})\n`,
      );
      for (const { name, kept, inFile } of result.kept)
        process.stdout.write(`  kept ${name}: ${kept} (the file says ${inFile})\n`);
      if (result.kept.length > 0)
        process.stdout.write('  To write what the file says instead, import it with --reset-settings.\n');
    }
  } finally {
    await database.close();
  }
}

await importFiles().catch((error: unknown) => {
  if (error instanceof EnvironmentError) fail(error.problems.join('\n'));
  if (error instanceof RestaurantFileError || error instanceof UnusableDatabase) fail(error.message);
  throw error;
});
