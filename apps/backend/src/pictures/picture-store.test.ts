import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderStore } from './picture-store.ts';

const root = mkdtempSync(join(tmpdir(), 'tiffin-pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => join(root, String(folders++), 'pictures');
const newHash = () => randomBytes(32).toString('hex');

test('what one server writes another reads; the folder is made with the first picture', async () => {
  const folder = newFolder();
  const [here, there] = [folderStore(folder), folderStore(folder)];
  const hash = newHash();
  expect(await there.read(hash, 'original')).toBeNull();
  await here.write(hash, 'original', Buffer.from('lamb'));
  await here.write(hash, '640.webp', Buffer.from('small lamb'));
  expect((await there.read(hash, 'original'))?.toString()).toBe('lamb');
  expect((await there.read(hash, '640.webp'))?.toString()).toBe('small lamb');
  expect(readdirSync(folder).sort()).toEqual([`${hash}.640.webp`, `${hash}.original`]);
});

test('two servers that write one part leave one whole file', async () => {
  const folder = newFolder();
  const hash = newHash();
  const bytes = randomBytes(300_000);
  const stores = Array.from({ length: 6 }, () => folderStore(folder));
  const seen: (number | undefined)[] = [];
  await Promise.all(
    stores.map(async (store) => {
      await store.write(hash, '1280.webp', bytes);
      seen.push((await store.read(hash, '1280.webp'))?.length);
    }),
  );
  expect(seen).toEqual(Array(6).fill(300_000));
  expect(readdirSync(folder)).toEqual([`${hash}.1280.webp`]);
});

test('half a file of a killed server is never read, and goes with its picture', async () => {
  const folder = newFolder();
  const store = folderStore(folder);
  const [hash, other] = [newHash(), newHash()];
  await store.write(other, 'original', Buffer.from('other'));
  writeFileSync(join(folder, `${hash}.original.0a1b2c.unfinished`), 'la');
  expect(await store.read(hash, 'original')).toBeNull();
  await store.remove(hash);
  expect(readdirSync(folder)).toEqual([`${other}.original`]);
});

test('a folder that cannot be written is named, with what to do', async () => {
  const folder = newFolder();
  const store = folderStore(folder);
  const hash = newHash();
  await store.write(hash, 'original', Buffer.from('lamb'));
  const inTheWay = folderStore(join(folder, `${hash}.original`));
  await expect(inTheWay.write(hash, 'original', Buffer.from('lamb'))).rejects.toThrow(
    /original is no folder: move what stands there, or name another one in PICTURES_FOLDER\.$/,
  );
});

test('nothing but a hash leads to a file', async () => {
  await expect(folderStore(root).read('../secrets', 'original')).rejects.toThrow('named by its SHA-256');
});

test('removing what is not there is nothing', async () => {
  await folderStore(newFolder()).remove(newHash());
});
