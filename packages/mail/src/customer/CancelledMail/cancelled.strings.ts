/** What customers read when their order is cancelled, by them or by the restaurant. */
export const cancelledStrings = {
  subject: (number: string) => `Cancelled: ${number}`,
  subjectWithRefund: (number: string, amount: string) => `Cancelled: ${number}, ${amount} goes back to you`,
  title: 'Order cancelled',
  byCustomer: (number: string) => `You cancelled order ${number}.`,
  notCooked: 'Nothing was cooked.',
  byRestaurant: (name: string, number: string) => `${name} cancelled order ${number}.`,
  nothingPaid: 'There was nothing to pay, so nothing goes back.',
  nothingGoesBack:
    'Nothing goes back for this order. If you think that is wrong, ring or write to the restaurant.',
  dishes: 'What you had ordered',
} as const;
