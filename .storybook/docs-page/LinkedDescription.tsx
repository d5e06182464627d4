import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { docsHref, docsPageOf } from '../finding/docs-pages.ts';

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

/** The description of a component, which links the components that it names. */
export const LinkedDescription = () => {
  const text: unknown = useOf('meta', ['meta']).preparedMeta.parameters.docs?.description?.component;
  return typeof text === 'string' ? <Markdown options={options}>{text}</Markdown> : null;
};
