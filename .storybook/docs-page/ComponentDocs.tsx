import {
  Anchor,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import { StatusLine } from '../finding/StatusLine.tsx';
import { UsedIn } from '../finding/UsedIn.tsx';
import { CodeExample } from './CodeExample.tsx';
import { DoAndDoNot } from './DoAndDoNot.tsx';
import { LinkedDescription } from './LinkedDescription.tsx';
import { NearbyCanvas } from './NearbyCanvas.tsx';

type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A story under its name, which the table of contents lists before the story is rendered. */
const NamedStory = ({ story }: { story: DocsStory }) => (
  <Anchor storyId={story.id}>
    <Subheading>{story.name}</Subheading>
    <Description of={story.moduleExport} />
    <NearbyCanvas of={story.moduleExport} />
  </Anchor>
);

/** The docs page of a component: when to use it, its code, its first story with its props, and its other states. */
export const ComponentDocs = () => {
  const stories = useContext(DocsContext).componentStories();
  const [first, ...others] = stories.filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <StatusLine />
      <LinkedDescription />
      <DoAndDoNot />
      <CodeExample />
      {first !== undefined && (
        <Anchor storyId={first.id}>
          <Heading>{first.name}</Heading>
          <Description of={first.moduleExport} />
          <NearbyCanvas of={first.moduleExport} withToolbar />
          {Object.keys(first.argTypes).length > 0 && (
            <>
              <Heading>Props</Heading>
              <Controls of={first.moduleExport} />
            </>
          )}
        </Anchor>
      )}
      <UsedIn />
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <NamedStory key={story.id} story={story} />
      ))}
    </>
  );
};
