import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const loadContainer = async () => ({ default: (await import('../theme/ThemedDocs.tsx')).ThemedDocs });
const loadPage = async () => ({ default: (await import('./ComponentDocs.tsx')).ComponentDocs });

const ThemedDocs = lazy(loadContainer);

/** The container of docs pages, loaded with the first of them: stories do not wait for Storybook's docs blocks. */
export const DocsContainerOnDemand = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);

/** The docs page of a component, loaded with the first docs page. */
export const ComponentDocsOnDemand = lazy(loadPage);

// Where the address asks for a docs page, its parts come beside its stories, not after them.
if (new URLSearchParams(location.search).get('viewMode') === 'docs') {
  void loadContainer();
  void loadPage();
}
