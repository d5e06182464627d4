import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const ThemedDocs = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }));

/** The container of docs pages, loaded with the first of them: stories do not wait for Storybook's docs blocks. */
export const DocsOnDemand = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);

/** The description of a docs page, loaded with it. */
export const DescriptionOnDemand = lazy(async () => ({
  default: (await import('../finding/LinkedDescription.tsx')).LinkedDescription,
}));

/** A story on a docs page, loaded with it. */
export const StoryOnDemand = lazy(async () => ({
  default: (await import('../docs-page/NearbyStory.tsx')).NearbyStory,
}));
