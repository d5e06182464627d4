/** Writes the drawings of all icons beside the Icon component. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconSprite } from './icon-sprite.ts';

await writeFile(join(import.meta.dirname, '../src/primitives/Icon/icons.svg'), iconSprite());
