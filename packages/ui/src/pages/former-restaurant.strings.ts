/** Customer-facing words of a restaurant that takes no orders here any more. */
export const formerRestaurantStrings = {
  title: (name: string) => `${name} takes no orders here any more`,
  subtitle: 'Nothing can be ordered at this address',
  text: 'What you ordered before is still here. For anything else, call the restaurant:',
  orders: 'Your orders',
  signIn: 'Log in',
} as const;
