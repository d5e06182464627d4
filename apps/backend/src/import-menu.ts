// Loads restaurants from YAML files: node src/import-menu.ts <file.yaml> ...
import { openDatabase } from './db/client.ts';
import { migrateDatabase, UnusableDatabase } from './db/migrate.ts';
import { migrationsFolder } from './files.ts';
import { isId } from './ids.ts';
import { importRestaurantFile } from './restaurant-file/load-demo.ts';
import { RestaurantFileError } from './restaurant-file/parse.ts';

const files = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, FOUNDATION_ID: foundationId = '' } = process.env;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (files.length === 0) fail('Name the file to import: node src/import-menu.ts demo/saffron.yaml');
if (databaseUrl === undefined)
  fail('DATABASE_URL is not set: give it the address of the database to import into.');
if (!isId(foundationId)) fail('FOUNDATION_ID is not valid: give it 24 lower-case hex characters.');

async function importFiles(url: string): Promise<void> {
  await migrateDatabase(url, migrationsFolder);
  const database = openDatabase(url, (error) => process.stderr.write(`${error.message}\n`));
  try {
    for (const file of files) {
      const result = await importRestaurantFile(database.db, file, foundationId);
      const change = result.hasMenuChanged ? 'menu updated' : 'menu unchanged';
      process.stdout.write(
        `${result.name}: ${result.items} dishes, ${change} (restaurant ${result.restaurantId})\n`,
      );
    }
  } finally {
    await database.close();
  }
}

await importFiles(databaseUrl).catch((error: unknown) => {
  if (error instanceof RestaurantFileError || error instanceof UnusableDatabase) fail(error.message);
  throw error;
});
