import { lazy, Suspense } from 'react';

const FoundationDocs = lazy(async () => ({
  default: (await import('./FoundationDocs.tsx')).FoundationDocs,
}));

/** Parameters of the foundations: a docs page of their own, which has the headings. */
export const foundationPage = {
  docs: {
    page: () => (
      <Suspense>
        <FoundationDocs />
      </Suspense>
    ),
  },
};
