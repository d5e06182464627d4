import { createStore } from '@tanstack/store';

/** Whether the cart is open over the page, where no column beside the page shows it. */
export const cartSheet = createStore(false);
