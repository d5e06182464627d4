import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@tiffin/ui';

/** Stands in for a page that could not be made, with the way to try again. */
export function Unavailable({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorPage
      {...(error instanceof Error && { message: error.message })}
      onRetry={() => void router.invalidate()}
    />
  );
}
