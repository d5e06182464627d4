import { Description, Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { CodeExample } from '../docs-page/CodeExample.tsx';
import { DoAndDoNot } from '../docs-page/DoAndDoNot.tsx';
import { docsHref, docsPageOf } from './docs-pages.ts';
import { StatusLine } from './StatusLine.tsx';

/** Code in a docs page's words; the name of a component leads to its page. */
const LinkedCode = ({ children }: ComponentProps<'code'>) => {
  const page = typeof children === 'string' ? docsPageOf(children) : undefined;
  if (page === undefined) return <code>{children}</code>;
  return (
    <a href={docsHref(page)} target="_top">
      {page.name}
    </a>
  );
};

const options = { overrides: { code: LinkedCode } };

const ComponentDescription = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const text: unknown = preparedMeta.parameters.docs?.description?.component;
  const file: unknown = preparedMeta.parameters.fileName;
  return (
    <>
      <StatusLine />
      {typeof text === 'string' && <Markdown options={options}>{text}</Markdown>}
      <DoAndDoNot />
      {typeof file === 'string' && <CodeExample storiesFile={file.replace(/^\.\//, '')} />}
    </>
  );
};

/** Storybook's Description block; that of a component has its status above, its pictures and code below, and links the components that it names. */
export const LinkedDescription = (props: ComponentProps<typeof Description>) =>
  'of' in props && props.of === 'meta' ? <ComponentDescription /> : <Description {...props} />;
