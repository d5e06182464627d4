import { createTabMemory } from '../../browser/tab-memory.ts';

/** The order that was on its way to the payment page, so that the page after it can name it. */
export const lastOrder = createTabMemory('lastOrderId');
