import { useMatch } from '@tanstack/react-router';
import { PageLoading } from '@tiffin/ui';

/** The boxes of the page that the router is waiting for. */
export default function PageSkeleton() {
  const page = useMatch({ strict: false, select: ({ staticData }) => staticData.loadingPage });
  return <PageLoading page={page} />;
}
