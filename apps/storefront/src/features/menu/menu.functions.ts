import { createServerFn } from '@tanstack/react-start';
import { readMenu } from './menu.server.ts';

/** The menu of the restaurant of the hostname. */
export const fetchMenu = createServerFn().handler(() => readMenu());
