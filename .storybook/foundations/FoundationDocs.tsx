import { Controls, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { NearbyCanvas } from '../docs-page/NearbyCanvas.tsx';

/** The docs page of a foundation: its stories once each, without code, since they are pages to read. */
export const FoundationDocs = () => {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      {stories.map(({ id, name, argTypes, moduleExport }) => (
        <section key={id}>
          {stories.length > 1 && <Heading>{name}</Heading>}
          <Description of={moduleExport} />
          <NearbyCanvas of={moduleExport} />
          {Object.keys(argTypes).length > 0 && <Controls of={moduleExport} />}
        </section>
      ))}
    </>
  );
};
