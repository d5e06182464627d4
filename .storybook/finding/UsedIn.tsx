import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { docsHref, docsPageOf } from './docs-pages.ts';
import type { UsedBy } from './used-by.ts';

/** Where each component is used; main.ts puts it in. */
declare const USED_BY: UsedBy;

const User = ({ name }: { name: string }) => {
  const page = docsPageOf(name);
  return page === undefined ? (
    <code>{name}</code>
  ) : (
    <a href={docsHref(page)} target="_top">
      {name}
    </a>
  );
};

/** Which components and which files of the apps import the one of this docs page. */
export const UsedIn = () => {
  const [first] = useContext(DocsContext).componentStories();
  const name = first?.title.split('/').at(-1) ?? '';
  const isOfLibrary = `${first?.parameters.fileName}`.includes('packages/ui/');
  if (!isOfLibrary) return null;
  const users = USED_BY[name] ?? [];
  return (
    <>
      <Heading>Used in</Heading>
      {users.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <ul>
          {users.map((user) => (
            <li key={user}>
              <User name={user} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
