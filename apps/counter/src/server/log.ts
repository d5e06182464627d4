import { createLogger } from '@tiffin/node';

/** The counter's log. */
export const log = createLogger('counter', 'info');
