import { createFileRoute } from '@tanstack/react-router';
import { SignInContainer } from '../features/session/SignInContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/not-staff')({
  head: () => pageHead('No restaurant yet'),
  component: () => <SignInContainer isNotStaff />,
});
