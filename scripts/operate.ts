// `npm run migrate`, `import-menu`, `settle-payment`, `refund`, `export-customer`, `erase-customer`, `jobs` and `mails`: runs the
// backend's command of that name on the database of DATABASE_URL, or on the one that `npm start` runs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPortFree } from './stack/ports.ts';
import {
  dataFolderFrom,
  embeddedDatabaseUrl,
  foundationId,
  paymentSettings,
  picturesFolder,
  portsFrom,
  root,
} from './stack/settings.ts';

const [command = '', ...given] = process.argv.slice(2);
// npm runs scripts in the repository's root; a menu's path is relative to the folder where it was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const args =
  command === 'import-menu'
    ? given.map((each) => (each.startsWith('--') ? each : resolve(typedIn, each)))
    : given;

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const ports = portsFrom(process.env);
if (!process.env.DATABASE_URL && (await isPortFree(ports.database))) {
  console.error(
    'No database is running: start Tiffin with npm start in another terminal, or set DATABASE_URL.',
  );
  process.exit(1);
}
// On a database of one's own, a forgotten key must not be the sandbox's.
const isTrial = !process.env.DATABASE_URL || process.env.ALLOW_SANDBOX === '1';
const { status } = spawnSync(process.execPath, [`apps/backend/src/commands/${command}.ts`, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    DATABASE_URL: embeddedDatabaseUrl(ports.database),
    FOUNDATION_ID: foundationId,
    PICTURES_FOLDER: picturesFolder(dataFolderFrom(process.env)),
    ...(isTrial && { ALLOW_SANDBOX: '1', ...paymentSettings(ports) }),
    ...process.env,
  },
});
process.exitCode = status ?? 1;
