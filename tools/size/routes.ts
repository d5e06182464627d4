import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/stack/settings.ts';
import { gzippedBytes, type Sizes } from './measure.ts';

type App = 'storefront' | 'counter';

const distOf = (app: App) => join(root, 'apps', app, 'dist');

// A property of every zod schema, full and mini, which no minifier renames.
const zodMark = '_zod';
// The header of each call of a server function.
const serverCallMark = 'x-tsr-serverFn';

interface Route {
  readonly children?: readonly string[];
  readonly css?: readonly string[];
  readonly preloads?: readonly string[];
}

/** The sizes of a built app. */
export interface AppSizes {
  /** By route, what a first visit loads that begins there. */
  readonly initial: Sizes;
  /** By route, what it adds after the page at `/`. */
  readonly further: Sizes;
  /** The routes that load zod with their page; its place is in the chunks of forms. */
  readonly routesWithZod: readonly string[];
  /** The routes that load the code of server function calls with their page, and not with the first call. */
  readonly routesWithServerCalls: readonly string[];
  /** All style sheets together. */
  readonly allCss: number;
  /** All font files, which are already compressed. */
  readonly fonts: number;
}

const bytesOf = (app: App, names: Iterable<string>) =>
  gzippedBytes([...names].map((name) => readFileSync(join(distOf(app), 'client', name))));

async function readRoutes(app: App): Promise<ReadonlyMap<string, Route>> {
  const [file] = globSync('server/assets/_tanstack-start-manifest*.js', { cwd: distOf(app) });
  if (file === undefined) throw new Error(`The ${app} has no route manifest: build it first.`);
  const { tsrStartManifest } = (await import(pathToFileURL(join(distOf(app), file)).href)) as {
    tsrStartManifest: () => { routes: Record<string, Route> };
  };
  return new Map(Object.entries(tsrStartManifest().routes));
}

/** A route with the layouts around it, without the root. */
function withLayouts(routes: ReadonlyMap<string, Route>, path: string): readonly Route[] {
  const [layout] = [...routes].find(([, { children = [] }]) => children.includes(path)) ?? [];
  const around = layout === undefined || layout === '__root__' ? [] : withLayouts(routes, layout);
  return [...around, routes.get(path) ?? {}];
}

/** Measures every route of an app's last build. */
export async function appSizes(app: App): Promise<AppSizes> {
  const routes = await readRoutes(app);
  const client = join(distOf(app), 'client');
  const sizeOf = (names: Iterable<string>) => bytesOf(app, names);
  const always = routes.get('__root__') ?? {};
  const home = routes.get('/') ?? {};
  const together = (kind: 'css' | 'preloads', ...parts: readonly Route[]) =>
    new Set(parts.flatMap((part) => part[kind] ?? []));
  const known = { css: together('css', always, home), preloads: together('preloads', always, home) };
  const without = (files: ReadonlySet<string>, loaded: ReadonlySet<string>) =>
    [...files].filter((file) => !loaded.has(file));
  // Routes without JavaScript of their own are responses of the server, not pages; only the home page is all first load.
  const others = [...routes].filter(
    ([path, { preloads = [] }]) => path !== '__root__' && preloads.length > 0,
  );
  const paths = ['/', ...others.map(([path]) => path).filter((path) => path !== '/')];
  const pages = paths.map((path) => [path, withLayouts(routes, path)] as const);
  const holds = (names: Iterable<string>, mark: string) =>
    [...names].some((name) => readFileSync(join(client, name), 'utf8').includes(mark));
  const routesThatHold = (mark: string) =>
    pages.filter(([, page]) => holds(together('preloads', always, ...page), mark)).map(([path]) => path);
  return {
    initial: Object.fromEntries(
      pages.map(([path, page]) => [
        path,
        {
          js: sizeOf(together('preloads', always, ...page)),
          css: sizeOf(together('css', always, ...page)),
        },
      ]),
    ),
    further: Object.fromEntries(
      pages
        .filter(([path]) => path !== '/')
        .map(([path, page]) => [
          path,
          {
            js: sizeOf(without(together('preloads', ...page), known.preloads)),
            css: sizeOf(without(together('css', ...page), known.css)),
          },
        ]),
    ),
    routesWithZod: routesThatHold(zodMark),
    routesWithServerCalls: routesThatHold(serverCallMark),
    allCss: sizeOf(globSync('**/*.css', { cwd: client })),
    fonts: globSync('**/*.woff2', { cwd: client })
      .map((name) => readFileSync(join(client, name)).length)
      .reduce((sum, bytes) => sum + bytes, 0),
  };
}
