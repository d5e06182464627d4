import { createLogger } from '@tiffin/node';

/** The storefront's log. */
export const log = createLogger('storefront', 'info');
