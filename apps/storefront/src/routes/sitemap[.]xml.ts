import { createFileRoute } from '@tanstack/react-router';
import { sitemapFile } from '../features/restaurant/restaurant-files.server.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => sitemapFile() } },
});
