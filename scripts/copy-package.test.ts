import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyPackage } from './copy-package.ts';
import { root } from './stack/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tiffin-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a program outside the repository finds sharp and its native part', () => {
  copyPackage('sharp', join(root, 'apps/backend'), join(folder, 'node_modules'));
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import sharp from 'sharp';
     const picture = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } }).webp().toBuffer();
     console.log((await sharp(picture).metadata()).width);`,
  );
  // Nothing but these files: no NODE_PATH, and a folder of its own.
  const said = execFileSync(process.execPath, [program], { cwd: folder, env: {}, encoding: 'utf8' });
  expect(said.trim()).toBe('4');
});

test('a package that is not installed is named', () => {
  expect(() => copyPackage('no-such-package', root, folder)).toThrow('no-such-package is not installed for');
});
