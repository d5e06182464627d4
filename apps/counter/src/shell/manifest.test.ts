import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { headLinks } from './head-links.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const bytesOf = (address: string) => readFileSync(join(publicFolder, address));

const manifest = z
  .object({
    start_url: z.literal('/'),
    display: z.literal('standalone'),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(
      z.object({
        src: z.string(),
        sizes: z.string(),
        type: z.string(),
        purpose: z.literal('maskable').optional(),
      }),
    ),
  })
  .parse(JSON.parse(bytesOf('manifest.json').toString()));

/** The size of a PNG as its header says: "512x512". */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('each icon of the manifest is a file of its size, among them those that tablets ask for', () => {
  for (const { src, sizes, type } of manifest.icons) {
    const file = bytesOf(src);
    if (type === 'image/svg+xml') expect(file.toString(), src).toMatch(/^<svg /);
    else expect(pngSize(file), src).toBe(sizes);
  }
  const sizes = manifest.icons.filter(({ purpose }) => purpose === undefined).map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  expect(pngSize(bytesOf('icons/apple-touch-180.png'))).toBe('180x180');
});

test('the head of a page names only files that are there', () => {
  const hrefs = headLinks.map(({ href }) => href);
  expect(hrefs).toContain('/manifest.json');
  for (const href of hrefs) expect(() => bytesOf(href)).not.toThrow();
});

test('the app opens on the paper of its pages', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../../../packages/ui/generated/saffron-light.tokens.json'),
    'utf8',
  );
  const paper = /"paper": \{[^#]*"hex": "(#[\da-f]{6})"/.exec(tokens)?.[1];
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
});
