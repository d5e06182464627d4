import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Shop, startShop } from '../resources/checkout/testing/shop.ts';
import { chooseStore } from './choose-store.ts';
import { folderStore } from './picture-store.ts';
import { s3Store } from './s3-store.ts';
import { scalePictures } from './scale-pictures.ts';
import { shownPicture } from './testing/shown-picture.ts';
import { startS3, type TestS3 } from './testing/start-s3.ts';

const root = mkdtempSync(join(tmpdir(), 'tiffin-s3-'));
const bucket = 'pictures';
const goodKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let s3: TestS3;
let shop: Shop;
beforeAll(async () => {
  s3 = await startS3(root, bucket);
  shop = await startShop(undefined, {
    PICTURES_FOLDER: join(root, 'no-folder'),
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_ENDPOINT: s3.endpoint,
    PICTURES_S3_ACCESS_KEY_ID: goodKeys.accessKeyId,
    PICTURES_S3_SECRET_ACCESS_KEY: goodKeys.secretAccessKey,
  });
});
beforeEach(() => {
  s3.trouble = 'none';
});
afterAll(async () => {
  await shop.close();
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const settings = () => ({
  bucket,
  region: 'eu-west-2',
  endpoint: s3.endpoint,
  keys: goodKeys,
  longestMs: 1_500,
});
const newHash = () => randomBytes(32).toString('hex');
const ask = (hash: string, width = 640) =>
  shop.fetch(
    new Request(`http://backend.test/pictures/${hash}/${width}.webp`, {
      headers: { 'foundation-id': shop.app.env.FOUNDATION_ID, 'restaurant-id': shop.restaurantId },
    }),
  );

test('what is written is read, by part; what is removed is gone with all its parts, and nothing else', async () => {
  const store = s3Store(settings());
  const [hash, other] = [newHash(), newHash()];
  const bytes = randomBytes(900_000);
  expect(await store.read(hash, 'original')).toBeNull();
  await Promise.all([
    store.write(hash, 'original', bytes),
    store.write(hash, '640.webp', Buffer.from('small')),
    store.write(other, 'original', Buffer.from('other')),
  ]);
  expect((await store.read(hash, 'original'))?.equals(bytes)).toBe(true);
  await store.remove(hash);
  expect([await store.read(hash, 'original'), await store.read(hash, '640.webp')]).toEqual([null, null]);
  expect((await store.read(other, 'original'))?.toString()).toBe('other');
  await expect(store.read('../secrets', 'original')).rejects.toThrow('named by its SHA-256');
});

test.each(['down', 'slow', 'half'] as const)(
  'while the service is %s, a page shows the plate and nothing is lost',
  async (trouble) => {
    const hash = await shownPicture(shop.app, shop.restaurantId, {
      width: 700,
      height: 500 + trouble.length,
    });
    await scalePictures(shop.app, () => false);
    expect((await ask(hash)).status).toBe(200);
    s3.trouble = trouble;
    shop.takeLog();
    const answer = await ask(hash);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(shop.takeLog().map(({ msg }) => msg)).toContain('A picture could not be read or scaled');
    const store = s3Store(settings());
    const late = newHash();
    await expect(store.write(late, 'original', randomBytes(300_000))).rejects.toThrow(
      /^The bucket of pictures pictures does not answer at http:/,
    );
    // A picture of which the job could make nothing waits for its next run.
    const { rowCount } = await shop.app.pool.query('update pictures set is_scaled = false where hash = $1', [
      hash,
    ]);
    expect(rowCount).toBe(1);
    if (trouble === 'down') await scalePictures(shop.app, () => false);
    s3.trouble = 'none';
    expect((await ask(hash)).status).toBe(200);
    await scalePictures(shop.app, () => false);
    const { rows } = await shop.app.pool.query('select 1 from pictures where not is_scaled');
    expect(rows).toEqual([]);
    await store.write(late, 'original', Buffer.from('whole'));
    expect((await store.read(late, 'original'))?.toString()).toBe('whole');
  },
);

test.each([
  [
    { keys: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } },
    /refuses these keys: check PICTURES_S3_ACCESS_KEY_ID/,
  ],
  [{ keys: { accessKeyId: 'nobody', secretAccessKey: 'S3RVER' } }, /refuses these keys/],
  [{ bucket: 'elsewhere' }, /The bucket of pictures elsewhere does not exist: make it/],
])('%j is explained', async (wrong, message) => {
  const store = s3Store({ ...settings(), ...wrong });
  await expect(store.write(newHash(), 'original', Buffer.from('lamb'))).rejects.toThrow(message);
  await expect(store.read(newHash(), 'original')).rejects.toThrow(message);
});

test('a deployment moves from its folder to a bucket while it serves', async () => {
  const folder = join(root, 'old-folder');
  const before = folderStore(folder);
  const [moved, late] = [newHash(), newHash()];
  await before.write(moved, 'original', Buffer.from('moved'));
  const now = chooseStore({ PICTURES_FOLDER: folder, pictureBucket: settings() });
  // Nothing is copied yet, and everything is there; what is new goes to the bucket.
  expect((await now.read(moved, 'original'))?.toString()).toBe('moved');
  await now.write(moved, '640.webp', Buffer.from('new'));
  expect(await before.read(moved, '640.webp')).toBeNull();
  // A server that still has the old settings takes a picture meanwhile.
  await before.write(late, 'original', Buffer.from('late'));
  expect((await now.read(late, 'original'))?.toString()).toBe('late');
  // Copied by name, as `aws s3 sync` does, the bucket has it all without the folder.
  const bucketOnly = s3Store(settings());
  for (const [hash, text] of [
    [moved, 'moved'],
    [late, 'late'],
  ] as const)
    await bucketOnly.write(hash, 'original', Buffer.from(text));
  const archive = join(root, 'archive');
  cpSync(folder, archive, { recursive: true });
  rmSync(folder, { recursive: true });
  expect((await now.read(late, 'original'))?.toString()).toBe('late');
  await now.remove(moved);
  expect(await now.read(moved, '640.webp')).toBeNull();
});
