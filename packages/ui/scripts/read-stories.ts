import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { types } from 'storybook/internal/babel';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';

/** One story as its file has it. */
export interface StoryOutline {
  readonly name: string;
  /** The sentence above it, which the docs page shows. */
  readonly sentence: string;
  /** Its own tags: what is done with it, such as `!autodocs`. */
  readonly tags: readonly string[];
  /** How many statements its play function has outside of named steps. */
  readonly statementsOutsideSteps: number;
}

/** What a file of stories says of its component. */
export interface StoriesOutline {
  readonly file: string;
  /** The component and its subcomponents: one props table each. */
  readonly components: readonly string[];
  /** The words of the docs page, in Markdown. */
  readonly docs: string;
  readonly stories: readonly StoryOutline[];
  /** How many times the file expects something. */
  readonly expectations: number;
}

type Property = types.ObjectExpression['properties'][number];

const keyOf = (property: Property): string | undefined => {
  if (property.type !== 'ObjectProperty') return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'StringLiteral' ? property.key.value : undefined;
};

const propertiesOf = (node: types.Node | undefined): readonly Property[] =>
  node?.type === 'ObjectExpression' ? node.properties : [];

/** The value at `a.b.c` of an object literal. */
const valueAt = (node: types.Node | undefined, path: readonly string[]): types.Node | undefined =>
  path.reduce<types.Node | undefined>((inside, key) => {
    const found = propertiesOf(inside).find((property) => keyOf(property) === key);
    return found?.type === 'ObjectProperty' ? found.value : undefined;
  }, node);

const textOf = (node: types.Node | undefined): string => {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : '';
};

const isNamedStep = (node: types.Node): boolean =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'AwaitExpression' &&
  node.expression.argument.type === 'CallExpression' &&
  node.expression.argument.callee.type === 'Identifier' &&
  node.expression.argument.callee.name === 'step';

/** The statements of a function, of a loop or of a block with those inside; a named step counts as none. */
function countStatements(node: types.Node | undefined): number {
  if (node === undefined || !('body' in node)) return 0;
  const inside = node.body;
  if (Array.isArray(inside)) {
    return inside
      .filter((statement) => !isNamedStep(statement))
      .reduce((sum, statement) => sum + 1 + countStatements(statement), 0);
  }
  return typeof inside === 'object' && inside !== null ? countStatements(inside) : 0;
}

const sentenceAbove = (csf: CsfFile, story: string): string => {
  const comment = csf._storyPaths[story]?.node.leadingComments?.at(-1);
  if (comment?.type !== 'CommentBlock' || !comment.value.startsWith('*')) return '';
  return comment.value.replaceAll(/^\s*\*+ ?/gm, '').trim();
};

function readStories(file: string): StoriesOutline {
  const code = readFileSync(file, 'utf8');
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  const { component, subcomponents, parameters } = csf._metaAnnotations;
  // `RadioCards<string>` is RadioCards.
  const name = component
    ? code.slice(component.start ?? 0, component.end ?? 0).replace(/<.*/, '')
    : undefined;
  return {
    file,
    components: [
      ...(name === undefined ? [] : [name]),
      ...propertiesOf(subcomponents).flatMap((property) => keyOf(property) ?? []),
    ],
    docs: textOf(valueAt(parameters, ['docs', 'description', 'component'])),
    stories: Object.keys(csf._stories).map((story) => ({
      name: story,
      sentence: sentenceAbove(csf, story),
      tags: csf._stories[story]?.tags ?? [],
      statementsOutsideSteps: countStatements(csf._storyAnnotations[story]?.play),
    })),
    expectations: code.match(/\bexpect\(/g)?.length ?? 0,
  };
}

/** Every file of stories below a folder. */
export const allStories = (folder: string): readonly StoriesOutline[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .sort()
    .map((path) => readStories(join(folder, path)));
