import { createFileRoute } from '@tanstack/react-router';
import { menuChoicesFile } from '../features/menu/menu-index.server.ts';

export const Route = createFileRoute('/menu-choices')({
  server: { handlers: { GET: ({ request }) => menuChoicesFile(request) } },
});
