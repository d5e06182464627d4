import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { counterIconSprite } from '../../../scripts/counter-icon-sprite.ts';

test('the committed drawings are those of every icon (else: pnpm --dir packages/ui run generate:icons)', () => {
  expect(readFileSync(join(import.meta.dirname, 'counter-icons.svg'), 'utf8')).toBe(counterIconSprite());
});
