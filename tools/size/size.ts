// `npm run bench:size`: prints the bytes after gzip of every exported component and every route beside their budgets in
// docs/size-budgets.json; exits with 1 when something is over its budget or includes a new package. A stage of `npm test`.
// `npm run bench:size -- --write` gives new components a budget a tenth above their size, removes the budgets of deleted
// ones, and records which packages each component includes. Budgets of existing components stay.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds, ensureBuilt } from '../../scripts/stack/build.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';
import { type Budgets, budgetsFile, readBudgets } from './budgets.ts';
import { type ComponentSize, componentSizes } from './components.ts';
import { appSizes } from './routes.ts';

interface Row {
  readonly name: string;
  readonly bytes: number;
  /** Null where the row has no budget. */
  readonly budget: number | null;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints a table; returns the rows over their budget. */
function printTable(title: string, rows: readonly Row[]): readonly Row[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${title}`);
  for (const { name, bytes, budget } of rows) {
    const limit = budget === null ? '' : ` of ${kilobytes(budget).padStart(8)}`;
    const mark = budget !== null && bytes > budget ? '  OVER BUDGET' : '';
    console.log(`  ${name.padEnd(width)} ${kilobytes(bytes).padStart(8)}${limit}${mark}`);
  }
  return rows.filter(({ bytes, budget }) => budget !== null && bytes > budget);
}

/** A tenth above the size of now, rounded up to whole hundreds. */
const withRoom = (bytes: number) => Math.ceil((bytes * 1.1) / 100) * 100;
const budgetFor = ({ js, css, packages }: ComponentSize): ComponentSize => ({
  js: withRoom(js),
  css: withRoom(css),
  packages,
});

/** Names the components that include packages which the budgets do not list. */
function withNewPackages(
  components: Budgets['components'],
  budgets: Budgets['components'],
): readonly string[] {
  return Object.entries(components).flatMap(([name, { packages }]) => {
    const added = packages.filter((each) => !budgets[name]?.packages.includes(each));
    return added.length === 0 ? [] : [`${name} includes ${added.join(', ')}`];
  });
}

async function main(): Promise<number> {
  const budgets = readBudgets();
  logStep('components', 'building each one alone ...');
  const components = await componentSizes();
  if (process.argv.includes('--write')) {
    const entries = Object.entries(components).map(([name, size]) => [
      name,
      { ...budgetFor(size), ...budgets.components[name], packages: size.packages },
    ]);
    const next = { ...budgets, components: Object.fromEntries(entries) };
    writeFileSync(budgetsFile, `${JSON.stringify(next, null, 2)}\n`);
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', budgetsFile], {
      stdio: 'ignore',
    });
    logStep('budgets', `written for ${entries.length} modules`);
    return 0;
  }
  for (const build of builds) {
    if (build.name === 'storefront' || build.name === 'counter') await ensureBuilt(build);
  }
  const storefrontApp = await appSizes('storefront');
  const counterApp = await appSizes('counter');
  const { initial, further, allCss, fonts } = storefrontApp;
  const hasZodAtFirst = [storefrontApp, counterApp].some(({ routesWithZod }) =>
    routesWithZod.some((path) => path === '/' || path.startsWith('/_counter')),
  );
  const routesWithServerCalls = [storefrontApp, counterApp].flatMap((app) => app.routesWithServerCalls);

  const { storefront, counter } = budgets;
  const over = [
    ...printTable(
      'JavaScript of the first visit, by the route where it begins',
      Object.entries(initial).map(([name, { js }]) => ({
        name,
        bytes: js,
        budget: name === '/' ? storefront.homeJavaScript : null,
      })),
    ),
    ...printTable(
      'Further JavaScript of each route after the home page',
      Object.entries(further).map(([name, { js }]) => ({
        name,
        bytes: js,
        budget: storefront.furtherJavaScriptPerRoute,
      })),
    ),
    ...printTable(
      'JavaScript of the counter, by the route where it begins',
      Object.entries(counterApp.initial).map(([name, { js }]) => ({
        name,
        bytes: js,
        budget: name === '/_counter/' ? counter.boardJavaScript : counter.javaScriptPerRoute,
      })),
    ),
    ...printTable('Style sheets and fonts', [
      { name: 'CSS of the home page', bytes: initial['/']?.css ?? 0, budget: null },
      { name: 'CSS of all pages', bytes: allCss, budget: storefront.allCss },
      { name: 'fonts', bytes: fonts, budget: storefront.fonts },
    ]),
    ...printTable(
      'JavaScript of each component with all it imports, without React',
      Object.entries(components).map(([name, { js }]) => ({
        name,
        bytes: js,
        budget: budgets.components[name]?.js ?? 0,
      })),
    ),
    ...printTable(
      'CSS of each component with all it imports',
      Object.entries(components).map(([name, { css }]) => ({
        name,
        bytes: css,
        budget: budgets.components[name]?.css ?? 0,
      })),
    ),
  ];
  const newPackages = withNewPackages(components, budgets.components);
  if (newPackages.length > 0) {
    console.log(
      `\nNew packages: ${newPackages.join('; ')}. Remove the imports, or accept them with --write.`,
    );
  }
  const gone = Object.keys(budgets.components).filter((name) => !(name in components));
  if (gone.length > 0)
    console.log(`\nBudgets of deleted components: ${gone.join('; ')}. Remove them with --write.`);
  if (hasZodAtFirst)
    console.log(
      '\nThe first load of the storefront or a page of the counter has zod in it: check its data by functions, or load it later.',
    );
  if (routesWithServerCalls.length > 0)
    console.log(
      `\nThese pages load server functions with themselves: ${routesWithServerCalls.join('; ')}. Import them with import().`,
    );
  console.log(
    over.length === 0
      ? '\nEverything is within its budget.'
      : `\nOver budget: ${over.map(({ name }) => name).join('; ')}. Make it smaller, or propose a larger budget in docs/size-budgets.json.`,
  );
  return over.length + gone.length + newPackages.length + routesWithServerCalls.length === 0 && !hasZodAtFirst
    ? 0
    : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  logStep('size', reason(error));
  process.exitCode = 1;
}
