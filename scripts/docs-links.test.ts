import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './stack/settings.ts';

const pages = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** The anchors of a page's headings, as forges make them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** Returns what is wrong with the links of a page, which stands at `file`. */
function brokenLinks(file: string, text: string): readonly string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(root, target))) return true;
      if (anchor === undefined || statSync(join(root, target)).isDirectory()) return false;
      return !anchorsOf(path === '' ? text : readFileSync(join(root, target), 'utf8')).has(anchor);
    })
    .map((link) => `${file}: ${link}`);
}

test('every link between the pages of the repository leads to a file and a heading', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap((file) => brokenLinks(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  const text =
    '# A page\n[one](docs/nowhere.md) [two](#a-page) [three](#another) [four](https://tiffin.example)';
  expect(brokenLinks('README.md', text)).toEqual(['README.md: docs/nowhere.md', 'README.md: #another']);
});
