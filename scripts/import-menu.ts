// `npm run import-menu -- my-restaurant.yaml`: into DATABASE_URL's database, or the one that `npm start` runs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPortFree } from './stack/processes.ts';
import { embeddedDatabaseUrl, foundationId, portsFrom, root } from './stack/settings.ts';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { database } = portsFrom(process.env);
if (!process.env.DATABASE_URL && (await isPortFree(database))) {
  console.error(
    'No database is running: start Tiffin with npm start in another terminal, or set DATABASE_URL.',
  );
  process.exit(1);
}
// npm runs scripts in the repository's root; a path is meant from where it was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const files = process.argv.slice(2).map((file) => resolve(typedIn, file));
const { status } = spawnSync(process.execPath, ['apps/backend/src/import-menu.ts', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { DATABASE_URL: embeddedDatabaseUrl(database), FOUNDATION_ID: foundationId, ...process.env },
});
process.exit(status ?? 1);
