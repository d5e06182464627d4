import { expect, test } from 'vitest';
import { importedPackages } from './imported-packages.ts';

test('names packages, and neither files of the build nor parts of Node', () => {
  const code = [
    'import { a as e } from "./assets/shared.js";',
    'import { createHash } from "node:crypto";',
    'import fs from "fs";',
    'import "react";',
    'import { jsx } from "react/jsx-runtime";',
    'export * from "zod";',
    'const text = `import "module not found"`;',
    'export const from = "nowhere";',
  ].join('\n');
  expect(importedPackages(code)).toEqual(['react', 'react/jsx-runtime', 'zod']);
});
