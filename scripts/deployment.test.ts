import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './stack/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

interface Service {
  readonly build?: { readonly target: string };
  readonly read_only?: boolean;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly healthcheck?: { readonly test: readonly unknown[] };
}

/** What the schemas of the programs name. */
const settings = new Set(
  [
    'apps/backend/src/env.ts',
    'packages/web/src/server/settings.ts',
    'apps/storefront/src/server/env.ts',
    'apps/counter/src/server/env.ts',
    'apps/sandbox/src/environment.ts',
  ].flatMap((file) => matches(read(file), /^ +([A-Z][A-Z0-9_]+): /gm)),
);
settings.add('ALLOW_SANDBOX');

const templates = globSync('deploy/settings/*.env', { cwd: root });
const composeFiles = ['compose.yaml', 'compose.production.yaml'];
const units = globSync('deploy/systemd/*.service', { cwd: root });
const targets = new Set(matches(read('Dockerfile'), /^FROM program AS (\w+)$/gm));

test('every setting of a program is in deploy.md', () => {
  const described = new Set(matches(read('docs/deploy.md'), /`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g));
  // Its first column shortens RATE_LIMIT_SESSIONS to _SESSIONS.
  const shortened = new Set(matches(read('docs/deploy.md'), /`_([A-Z][A-Z0-9_]+)`/g));
  const ofPrograms = [...settings].filter(
    (name) => !read('apps/sandbox/src/environment.ts').includes(`${name}:`),
  );
  const missing = ofPrograms.filter(
    (name) => !described.has(name) && !shortened.has(name.replace('RATE_LIMIT_', '')),
  );
  expect(ofPrograms.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test.each(templates)('%s sets what a program reads', (file) => {
  const names = matches(read(file), /^(?:# \w[^:]*: )?([A-Z][A-Z0-9_]+)=/gm);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
});

test.each(units)(
  '%s starts a program that npm run build makes, with settings that have a template',
  (file) => {
    const unit = read(file);
    const [program = ''] = matches(unit, /^ExecStart=\/opt\/tiffin\/bin\/node \/opt\/tiffin\/(\S+)$/gm);
    const [folder = '', ...rest] = program.split('/');
    expect(targets).toContain(folder);
    expect(read('Dockerfile')).toContain(`"node", "${rest.join('/')}"`);
    const used = matches(unit, /^EnvironmentFile=-?\/etc\/tiffin\/(\S+)$/gm);
    expect(used.filter((name) => !existsSync(join(root, 'deploy/settings', name)))).toEqual([]);
  },
);

describe.each(composeFiles)('%s', (file) => {
  const { services }: { services: Record<string, Service> } = parse(read(file), { merge: true });
  const programs = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test.each(programs)(
    '%s is a read-only image of the Dockerfile, with settings that it reads',
    (_, service) => {
      expect(targets).toContain(service.build?.target);
      expect(service.read_only).toBe(true);
      const { environment = {}, healthcheck } = service;
      expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
      // A colon or a brace in an unquoted text makes a mapping of it.
      for (const value of [...Object.values(environment), ...(healthcheck?.test ?? [])])
        expect(value).toBeTypeOf('string');
    },
  );
});

test.each(['deploy', 'operate', 'scaling'])('what %s.md runs or copies is there', (page) => {
  const text = read(`docs/${page}.md`);
  const scripts: object = JSON.parse(read('package.json')).scripts;
  const commands = matches(text, /npm run (?:-s )?([a-z:-]+)/g).filter(
    (name) => !Object.hasOwn(scripts, name),
  );
  const files = matches(text, /(?:\/opt\/tiffin\/|\bsh |\(\.\.\/)(deploy\/[\w./*-]+)/g);
  const operators = matches(text, /command\.sh ([a-z-]+)/g);
  expect(commands).toEqual([]);
  expect(files.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
  expect(operators.filter((name) => !existsSync(join(root, `apps/backend/src/commands/${name}.ts`)))).toEqual(
    [],
  );
});

test.each(globSync('.github/workflows/*.yml', { cwd: root }))(
  '%s runs what is there, and actions by their commit',
  (file) => {
    const text = read(file);
    const scripts: object = JSON.parse(read('package.json')).scripts;
    expect(matches(text, /npm run ([a-z:-]+)/g).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(
      matches(text, /node ([\w./-]+\.ts)/g).filter((program) => !existsSync(join(root, program))),
    ).toEqual([]);
    expect(matches(text, /uses: (\S+)/g).filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  },
);
