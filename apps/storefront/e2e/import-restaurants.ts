import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { picturesFolder } from '../../../scripts/stack/settings.ts';
import { ports } from './ports.ts';
import { foundationId } from './services.ts';

// The bundle that the stack is started from. Loading the sources one by one takes five times as long.
const program = join(import.meta.dirname, '..', '..', 'backend', 'dist', 'import-menu.js');

/**
 * Imports restaurants from what their files say, as text or as what it means, as a kitchen's own tool does; `beside` has the
 * pictures that they name.
 */
export function importRestaurants(
  contents: readonly (object | string)[],
  beside: Readonly<Record<string, Uint8Array>> = {},
): void {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-restaurants-'));
  try {
    for (const [name, bytes] of Object.entries(beside)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const files = contents.map((content, index) => {
      const file = join(folder, `${index}.yaml`);
      // JSON is YAML too, and leaves no doubt about quotes.
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    });
    execFileSync(process.execPath, [program, ...files], {
      env: {
        ...process.env,
        ALLOW_SANDBOX: '1',
        DATABASE_URL: `postgres://tiffin:tiffin@127.0.0.1:${ports.database}/tiffin_store`,
        FOUNDATION_ID: foundationId,
        PICTURES_FOLDER: picturesFolder(process.env.JOURNEY_DATA_FOLDER ?? ''),
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
