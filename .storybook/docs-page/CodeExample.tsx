import { Heading, Source, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';

// The texts of the examples, each loaded with its docs page; as code they belong to no bundle.
const examples = import.meta.glob<string>('../../packages/ui/src/**/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

/** Where the example of a file of stories stands; the file's path begins at the root of the repository. */
const placeOf = (storiesFile: string) =>
  storiesFile.replace(/^(\.\/)?/, '../../').replace(/\.stories\.tsx$/, '.example.tsx');

/** A short real use of a component, type-checked with the library, and Storybook's button that copies it. */
export const CodeExample = () => {
  const file: unknown = useOf('meta', ['meta']).preparedMeta.parameters.fileName;
  const load = typeof file === 'string' ? examples[placeOf(file)] : undefined;
  const [text, setText] = useState('');
  const { base } = useTheme();
  useEffect(() => {
    void load?.().then(setText);
  }, [load]);
  // Pages of several components have no example of their own.
  return load === undefined ? null : (
    <>
      <Heading>Code</Heading>
      <Source code={text.trimEnd()} language="tsx" dark={base === 'dark'} />
    </>
  );
};
