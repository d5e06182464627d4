/** What customers read where they can order again. */
export const orderAgainStrings = {
  button: 'Order again',
  of: (number: string) => ` ${number}`,
} as const;
