import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportedComponents } from '../../packages/ui/scripts/read-components.ts';
import { usedBy } from './used-by.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const users = usedBy();

test('components, pages and apps are found by their imports', () => {
  expect(users.Price).toContain('CartLine');
  expect(users.CartLine).toContain('CartPanel');
  // By a dynamic import, in another file.
  expect(users.DishDialog?.some((user) => user.startsWith('storefront: '))).toBe(true);
  expect(users.OrderBoard?.some((user) => user.startsWith('counter: '))).toBe(true);
});

test('each exported component is used by something', () => {
  const unused = exportedComponents(ui).filter(({ name }) => users[name] === undefined);
  // Both are made for apps to come; the docs page of Select says so.
  expect(unused.map(({ name }) => name)).toEqual(['Image', 'Select']);
});

test('who uses Price is who names it', () => {
  for (const { name, file } of exportedComponents(ui)) {
    const names = /^import (?!type)[^;]*\bPrice\b[^;]*Price\.tsx';/m.test(readFileSync(file, 'utf8'));
    expect(users.Price?.includes(name) ?? false, name).toBe(names);
  }
});
