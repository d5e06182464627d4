/** Writes the drawings of all icons beside the components that show them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counterIconSprite } from './counter-icon-sprite.ts';
import { iconSprite } from './icon-sprite.ts';

const source = join(import.meta.dirname, '../src');
await writeFile(join(source, 'primitives/Icon/icons.svg'), iconSprite());
await writeFile(join(source, 'counter/CounterIcon/counter-icons.svg'), counterIconSprite());
