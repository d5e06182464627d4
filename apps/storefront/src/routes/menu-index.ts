import { createFileRoute } from '@tanstack/react-router';
import { menuIndexFile } from '../features/menu/menu-index.server.ts';

export const Route = createFileRoute('/menu-index')({
  server: { handlers: { GET: ({ request }) => menuIndexFile(request) } },
});
