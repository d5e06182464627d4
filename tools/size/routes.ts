import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/stack/settings.ts';
import { gzipped, type Sizes } from './measure.ts';

type App = 'storefront' | 'counter';

const distOf = (app: App) => join(root, 'apps', app, 'dist');

interface Route {
  readonly css?: readonly string[];
  readonly preloads?: readonly string[];
}

/** What a built app sends. */
export interface AppSizes {
  /** What the first visit loads when it begins on this route. */
  readonly initial: Sizes;
  /** What the route adds for those who have the page at `/`. */
  readonly further: Sizes;
  /** Every style sheet of the app together. */
  readonly allCss: number;
  /** Every font file; they are compressed already. */
  readonly fonts: number;
}

const bytesOf = (app: App, names: Iterable<string>) =>
  gzipped([...names].map((name) => readFileSync(join(distOf(app), 'client', name))));

async function routesOfManifest(app: App): Promise<ReadonlyMap<string, Route>> {
  const [file] = globSync('server/assets/_tanstack-start-manifest*.js', { cwd: distOf(app) });
  if (file === undefined) throw new Error(`The ${app} has no route manifest: build it first.`);
  const { tsrStartManifest } = (await import(pathToFileURL(join(distOf(app), file)).href)) as {
    tsrStartManifest: () => { routes: Record<string, Route> };
  };
  return new Map(Object.entries(tsrStartManifest().routes));
}

/** Measures every route of an app's last build. */
export async function appSizes(app: App): Promise<AppSizes> {
  const routes = await routesOfManifest(app);
  const client = join(distOf(app), 'client');
  const weigh = (names: Iterable<string>) => bytesOf(app, names);
  const always = routes.get('__root__') ?? {};
  const home = routes.get('/') ?? {};
  const together = (kind: 'css' | 'preloads', ...parts: readonly Route[]) =>
    new Set(parts.flatMap((part) => part[kind] ?? []));
  const known = { css: together('css', always, home), preloads: together('preloads', always, home) };
  const without = (files: ReadonlySet<string>, loaded: ReadonlySet<string>) =>
    [...files].filter((file) => !loaded.has(file));
  // Routes without JavaScript of their own are answers of the server, not pages; only the home page is all first load.
  const others = [...routes].filter(
    ([path, { preloads = [] }]) => path !== '__root__' && preloads.length > 0,
  );
  const pages = [['/', home] as const, ...others.filter(([path]) => path !== '/')];
  return {
    initial: Object.fromEntries(
      pages.map(([path, page]) => [
        path,
        {
          js: weigh(together('preloads', always, page)),
          css: weigh(together('css', always, page)),
        },
      ]),
    ),
    further: Object.fromEntries(
      pages
        .filter(([path]) => path !== '/')
        .map(([path, page]) => [
          path,
          {
            js: weigh(without(together('preloads', page), known.preloads)),
            css: weigh(without(together('css', page), known.css)),
          },
        ]),
    ),
    allCss: weigh(globSync('**/*.css', { cwd: client })),
    fonts: globSync('**/*.woff2', { cwd: client })
      .map((name) => readFileSync(join(client, name)).length)
      .reduce((sum, bytes) => sum + bytes, 0),
  };
}
