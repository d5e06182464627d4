import { sections } from '../sections.ts';

// Lazily: only the names are wanted, so that no component is ever missing here.
const files = {
  ...import.meta.glob('../foundations/*.stories.tsx'),
  // EveryPage, EveryDialog and OneFinger are checks over many components, without a page.
  ...import.meta.glob([
    '../../packages/ui/src/**/*.stories.tsx',
    '!**/Every*.stories.tsx',
    '!**/OneFinger.stories.tsx',
  ]),
  ...import.meta.glob('../../packages/mail/src/**/*.stories.tsx'),
};

/** A docs page of the sidebar. */
export interface DocsPageEntry {
  readonly section: string;
  readonly name: string;
  /** Storybook's id of its stories: its title in lower case. */
  readonly id: string;
}

/** "WritingStyle" as its page is called. */
const words = (name: string) => name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const idOf = (title: string) => title.toLowerCase().replaceAll(/[ /]/g, '-');

function entryOf(path: string): DocsPageEntry {
  const name = /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? path;
  const [, folder, inside = ''] = /\/src\/([^/]+)\/(.*\/)?/.exec(path) ?? [];
  const section = sections.find((each) => each.folder === folder)?.title;
  if (section === undefined) {
    return { section: 'Foundations', name: words(name), id: idOf(`Foundations-${words(name)}`) };
  }
  // A file named like its folder is listed once.
  const place = inside.endsWith(`${name}/`) ? inside.slice(0, -1) : `${inside}${name}`;
  return { section, name, id: idOf(`${section}-${place}`) };
}

/** Every docs page, by name. */
export const docsPages: readonly DocsPageEntry[] = Object.keys(files)
  .map(entryOf)
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));

/** The docs page of a component or foundation, if there is one. */
export const docsPageOf = (name: string): DocsPageEntry | undefined =>
  docsPages.find((each) => each.name === name);

/** The address of a docs page inside Storybook's frame, for links with `target="_top"` from the preview's own page. */
export const docsHref = ({ id }: DocsPageEntry): string => `./?path=/docs/${id}--docs`;
