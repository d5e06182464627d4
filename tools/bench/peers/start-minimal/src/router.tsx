import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** Makes the router of one request or of the page. */
export const getRouter = () => createRouter({ routeTree });
