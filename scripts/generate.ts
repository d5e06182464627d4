/**
 * Bundles the contract in openapi/ into one JSON document, and generates its TypeScript types and the lists of calls
 * that may be repeated; writes docs/operations.md; and generates the design tokens of the demo restaurants from the theme, and the JSON Schema of
 * a restaurant's file for editors. `node scripts/generate.ts` writes them; with `--check` it only reports whether they
 * are current.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { restaurantFileJsonSchema } from '@tiffin/domain/restaurant-file';
import { restaurants } from '../.storybook/brands.ts';
import { counterTokens } from '../packages/ui/src/theme/counter-tokens.ts';
import { designTokens, type TokenGroup } from '../packages/ui/src/theme/design-tokens.ts';
import type { Scheme } from '../packages/ui/src/theme/palette.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const apiPackage = join(root, 'packages/api');
const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

const outputs = {
  contract: join(apiPackage, 'src/generated/openapi.json'),
  schema: join(apiPackage, 'src/generated/schema.ts'),
  repeatable: join(apiPackage, 'src/generated/repeatable-calls.ts'),
  counterRepeatable: join(apiPackage, 'src/generated/counter-repeatable-calls.ts'),
  operations: join(root, 'docs/operations.md'),
  restaurantFile: join(root, 'apps/backend/generated/restaurant-file.schema.json'),
};

async function generateContract(workFolder: string): Promise<string> {
  const bundled = join(workFolder, 'openapi.json');
  await run(
    join(root, 'node_modules/.bin/redocly'),
    ['bundle', 'openapi/openapi.yaml', '--output', bundled],
    {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const document: unknown = JSON.parse(await readFile(bundled, 'utf8'));
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The generator needs TypeScript 5, which only packages/api has: it runs from there. */
async function generateSchema(workFolder: string, contract: string): Promise<string> {
  const source = join(workFolder, 'contract.json');
  const target = join(workFolder, 'schema.ts');
  await writeFile(source, contract);
  await run(join(apiPackage, 'node_modules/.bin/openapi-typescript'), [source, '--output', target], {
    cwd: apiPackage,
  });
  return banner + (await readFile(target, 'utf8'));
}

/**
 * The calls of one client whose `x-repeatable` differs from what their method alone says, as it looks them up. Each
 * client has its own list, so that no page loads the entries of the other.
 */
function generateRepeatable(contract: string, name: string, isOfClient: (path: string) => boolean): string {
  const { paths }: { paths: Record<string, Record<string, { 'x-repeatable'?: boolean }>> } =
    JSON.parse(contract);
  const ofClient = Object.entries(paths).filter(([path]) => isOfClient(path));
  const lines = ofClient.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const isRepeatable = operation['x-repeatable'];
      if (isRepeatable === undefined) return [];
      const pattern = path.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/]+');
      return [
        `  { method: '${method.toUpperCase()}', path: /^${pattern}$/, isRepeatable: ${isRepeatable} },\n`,
      ];
    }),
  );
  return `${banner}export const ${name} = [\n${lines.join('')}] as const;\n`;
}

function isCounterPath(path: string): boolean {
  return path.startsWith('/counter/');
}

/** A file of design tokens for each demo restaurant and scheme, and for the counter in each scheme. */
function generateTokens(): (readonly [file: string, text: string])[] {
  return (['light', 'dark'] as const).flatMap((scheme) => [
    ...Object.entries(restaurants).map(([name, { hue }]) =>
      tokenFile(name, scheme, designTokens(hue, scheme)),
    ),
    tokenFile('counter', scheme, counterTokens(scheme)),
  ]);
}

const tokenFile = (name: string, scheme: Scheme, tokens: TokenGroup) =>
  [
    join(root, 'packages/ui/generated', `${name}-${scheme}.tokens.json`),
    `${JSON.stringify(tokens, null, 2)}\n`,
  ] as const;

async function isCurrent(file: string, text: string): Promise<boolean> {
  const present = await readFile(file, 'utf8').catch(() => null);
  return present === text;
}

async function main(): Promise<number> {
  const isCheck = process.argv.includes('--check');
  const workFolder = await mkdtemp(join(tmpdir(), 'tiffin-generate-'));
  try {
    const contract = await generateContract(workFolder);
    const schema = await generateSchema(workFolder, contract);
    const stale: string[] = [];
    for (const [file, text] of [
      [outputs.contract, contract],
      [outputs.schema, schema],
      [outputs.repeatable, generateRepeatable(contract, 'repeatableCalls', (path) => !isCounterPath(path))],
      [outputs.counterRepeatable, generateRepeatable(contract, 'counterRepeatableCalls', isCounterPath)],
      [outputs.restaurantFile, `${JSON.stringify(restaurantFileJsonSchema(), null, 2)}\n`],
      ...generateTokens(),
    ] as const) {
      if (await isCurrent(file, text)) continue;
      stale.push(relative(root, file));
      if (isCheck) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    // It reads the contract that has just been written.
    const { operationsPage } = await import('./operations-page.ts');
    const page = operationsPage();
    if (!(await isCurrent(outputs.operations, page))) {
      stale.push(relative(root, outputs.operations));
      if (!isCheck) await writeFile(outputs.operations, page);
    }
    if (isCheck && stale.length > 0) {
      console.error(
        `${stale.join(' and ')} no longer match their sources: run \`npm run generate\` and commit the result.`,
      );
      return 1;
    }
    console.log(stale.length === 0 ? 'The generated files are current.' : `Wrote ${stale.join(' and ')}.`);
    return 0;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error: unknown) => {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  console.error(`The contract in openapi/ could not be turned into types: ${said.trim()}`);
  return 1;
});
