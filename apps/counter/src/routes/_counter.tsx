import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAccess } from '../features/session/require-access.ts';

/** The pages of a paired device or a signed-in person. */
export const Route = createFileRoute('/_counter')({
  beforeLoad: async ({ context: { queryClient } }) => ({ access: await requireAccess(queryClient) }),
  component: Outlet,
});
