import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Naming {
  readonly hash: string;
  readonly filePath: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names for vanilla-extract: two characters for the file and one or two for the class in it, where its own are nine.
 * Files are numbered by their place in the sorted list, so that browser and server come to the same names.
 */
export function shortClassNames(root: string, folders: readonly string[]): (naming: Naming) => string {
  const files = folders.flatMap((folder) =>
    globSync('**/*.css.ts', { cwd: folder }).map((name) => join(folder, name)),
  );
  files.sort();
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const number = files.indexOf(resolve(root, filePath));
    if (number < 0) throw new Error(`${filePath} is not among the style files.`);
    // The hash is the file's, and then the number of the class in base 36, which begins at 0.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    // Neighbours in the sheet share their first letter, which compresses better. The digit keeps a name from being a part
    // of a word in selectors, where vanilla-extract would take it for the class.
    return `${letters[Math.floor(number / 10)]}${number % 10}${hash.slice(ofFile.length)}`;
  };
}
