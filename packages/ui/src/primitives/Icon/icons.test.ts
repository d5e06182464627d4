import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSprite } from '../../../scripts/icon-sprite.ts';

test('the committed drawings are those of every icon (else: pnpm --dir packages/ui run generate:icons)', () => {
  expect(readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')).toBe(iconSprite());
});
