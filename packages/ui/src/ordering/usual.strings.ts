/** What a customer reads who has ordered before. */
export const usualStrings = {
  usual: 'Your usual',
  dishes: (items: readonly { readonly name: string; readonly quantity: number }[]) => {
    const named = items
      .slice(0, 2)
      .map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
    const more = items.length - named.length;
    return `${named.join(', ')}${more === 0 ? '' : more === 1 ? ' and 1 more dish' : ` and ${more} more dishes`}`;
  },
} as const;
