/** What the board says where neither the server nor the library does. */
export const boardStrings = {
  /** Until when a dish that is ticked at a decline is off the menu. */
  nextOpening: 'the next opening',
  /** The order is declined, its dishes are not off. */
  notTakenOff: 'The order is declined, but its dishes are still on the menu. Take them off on the Menu page.',
  loading: 'Orders are on their way',
  /** An action without an answer: it may have reached the server or not. */
  noAnswer: (number: string) =>
    `No answer for ${number}. The board shows what was done as soon as it is back.`,
} as const;
