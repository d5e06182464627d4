/** What the kitchen reads on the ticket that comes by mail. */
export const ticketStrings = {
  subject: (number: string, mode: string, time: string, name: string) => `${number} ${mode} ${time} ${name}`,
  /** Before the subject, and at the head, of the ticket of an order that is not to be cooked. */
  closed: { declined: 'DECLINED', cancelled: 'CANCELLED' },
  closedSubject: (word: string, subject: string) => `${word} ${subject}`,
  doNotCook: 'Do not cook this order.',
  preview: (items: string) => `New order: ${items}.`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  mode: { delivery: 'Delivery', collection: 'Collection' },
  modeMark: { delivery: 'DELIVERY', collection: 'COLLECTION' },
  promised: { delivery: 'At the door by', collection: 'Ready by' },
  estimated: { delivery: 'Estimated at the door by', collection: 'Estimated ready by' },
  note: '! NOTE',
  count: (quantity: number) => `${quantity}×`,
  choice: (quantity: number, name: string) => `${quantity} × ${name}`,
  notStated: 'ALLERGENS NOT STATED',
  contains: 'CONTAINS',
  mayContain: 'MAY CONTAIN',
  ring: 'Ring customer',
  placed: 'Placed',
  total: 'Paid',
} as const;
