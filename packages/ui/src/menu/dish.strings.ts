/** Customer-facing words of the dish dialog; apart from the menu's, so that they load with the dialog. */
export const dishStrings = {
  allergens: 'Allergens',
  allergensTitle: 'Allergens in your choice',
  changes: 'Changes as you choose.',
  required: 'Required',
  optional: 'Optional',
  choose: (count: number) => `Choose ${count}`,
  chooseBetween: (from: number, to: number) => `Choose ${from} to ${to}`,
  upTo: (count: number) => `Up to ${count}`,
  chosen: (count: number, of: number) => `${count} of ${of} chosen`,
  included: 'Included',
  extra: (amount: string) => `+${amount}`,
  choiceSoldOut: 'Sold out',
  quantityOf: (dish: string) => `Quantity of ${dish}`,
  addToCart: (total: string) => `Add to cart · ${total}`,
  soldOut: 'Sold out today',
  kcal: (kcal: number) => `${kcal} kcal`,
} as const;
