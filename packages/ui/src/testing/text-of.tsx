import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Loads components in a test without a browser, where their style sheets need a name to be under. */
export async function withStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  setFileScope('src/testing.css.ts');
  try {
    return await load();
  } finally {
    endFileScope();
  }
}

const lineEnds = /<\/(p|li|h1|h2|dt|dd|button|div)>|<br\/>/g;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** All that a person reads in a component, a line for each paragraph. */
export function textOf(element: ReactElement): string {
  return renderToStaticMarkup(element)
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** What is struck through in a component. */
export function struckIn(element: ReactElement): readonly string[] {
  return [...renderToStaticMarkup(element).matchAll(/<s\b[^>]*>([^<]*)<\/s>/g)].map(([, text = '']) => text);
}
