import { createServerFn } from '@tanstack/react-start';
import { readMenu } from '../../server/public-reads.server.ts';

/** The menu of the restaurant of the hostname. */
export const fetchMenu = createServerFn().handler(() => readMenu());
