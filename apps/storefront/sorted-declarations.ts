import type { Plugin } from 'vite';

// Rules that begin and end alike repeat longer stretches, which is what gzip lives on: 3 % less than in the minifier's
// order. Found by trying: what most rules share stands in the middle, what is each rule's own at the end.
const order =
  'text background forced src scale list min-width cursor color fill clip box line z transform scroll font isolation stroke visibility scrollbar-width outline overflow stroke-width place display pointer ascent descent content grid flex unicode border aspect position filter inset letter gap container opacity order margin max-width height overflow-wrap size transition width direction animation white min-height accent word object resize padding'.split(
    ' ',
  );

// Properties that set, reset or come before one another are of one family and keep their order.
const families: readonly (readonly [RegExp, string | undefined])[] = [
  [/^(top|right|bottom|left|inset)/, 'inset'],
  [/gap$/, 'gap'],
  [/^(align|justify|place)-/, 'place'],
  [/^line-height/, 'font'],
  [/^white-space/, 'text'],
  [/^(overflow-wrap|scrollbar-width|stroke-width)$|^(min|max)-/, undefined],
];

function family(property: string): string {
  const plain = property.replace(/^-(webkit|moz)-/, '');
  const found = families.find(([pattern]) => pattern.test(plain));
  return found === undefined ? (plain.split('-', 1)[0] ?? plain) : (found[1] ?? plain);
}

function place(declaration: string): number {
  const at = order.indexOf(family(declaration.slice(0, declaration.indexOf(':'))));
  return at < 0 ? order.length : at;
}

// What is not plainly a declaration: half of a string or of a bracket, or a custom property.
const isOdd = (part: string) =>
  !/^[\w-]+:/.test(part) ||
  part.startsWith('--') ||
  part.split('(').length !== part.split(')').length ||
  part.split('"').length % 2 === 0;

/** Minified CSS with the declarations of each rule in one order, but those that touch each other as they were. */
export const sortDeclarations = (css: string): string =>
  css.replace(/(?<=\{)[^{}]+(?=\})/g, (block) => {
    const declarations = block.split(';');
    if (declarations.some(isOdd)) return block;
    return declarations.sort((a, b) => place(a) - place(b)).join(';');
  });

/** Sends every rule's declarations in the order in which gzip finds most repeats. */
export function sortedDeclarations(): Plugin {
  return {
    name: 'sorted-declarations',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      // Before the page's own copy of the first load's styles is taken.
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = sortDeclarations(file.source.toString());
        }
      },
    },
  };
}
