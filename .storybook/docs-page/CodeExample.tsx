import { Heading, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';

// The texts of the examples, each loaded with its docs page; as code they belong to no bundle.
const examples = import.meta.glob<string>('../../packages/ui/src/**/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

/** Where the example of a file of stories stands. */
const placeOf = (storiesFile: string) => `../../${storiesFile.replace(/\.stories\.tsx$/, '.example.tsx')}`;

interface CodeExampleProps {
  /** Path of the stories from the root of the repository. */
  storiesFile: string;
}

/** A short real use of a component, type-checked with the library, and Storybook's button that copies it. */
export const CodeExample = ({ storiesFile }: CodeExampleProps) => {
  const load = examples[placeOf(storiesFile)];
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
