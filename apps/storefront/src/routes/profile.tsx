import { createFileRoute } from '@tanstack/react-router';
import { ProfileContainer } from '../features/session/ProfileContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/profile')({
  head: ({ matches }) => pageHead('Profile', matches),
  staticData: { navigationEntry: 'profile' },
  component: ProfileContainer,
});
