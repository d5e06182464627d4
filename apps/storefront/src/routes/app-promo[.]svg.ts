import { createFileRoute } from '@tanstack/react-router';
import { appCodeFile } from '../features/restaurant/restaurant-files.server.ts';

/** The code that brings a phone to the page about the app. */
export const Route = createFileRoute('/app-promo.svg')({
  server: { handlers: { GET: () => appCodeFile() } },
});
