/** The lines of the price breakdown. */
export const breakdownStrings = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  discountWith: (code: string) => `Discount (${code})`,
  delivery: 'Delivery',
  free: 'Free',
  from: (amount: string) => `from ${amount}`,
  serviceFee: 'Service fee',
  tip: 'Tip',
  total: 'Total',
} as const;
