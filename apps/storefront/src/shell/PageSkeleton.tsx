import { useMatches } from '@tanstack/react-router';
import { PageLoading } from '@tiffin/ui';

/** The boxes of the page that the router is waiting for. */
export default function PageSkeleton() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.loadingPage });
  return <PageLoading page={page} />;
}
