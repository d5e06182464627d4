/** What the board says where neither the server nor the library does. */
export const boardStrings = {
  /** The order is declined, what it lacked is not off. */
  notTakenOff:
    'The order is declined, but what has run out is still on the menu. Take it off on the Menu page.',
  loading: 'Orders are on their way',
  /** An action without an answer: it may have reached the server or not. */
  noAnswer: (number: string) =>
    `No answer for ${number}. The board shows what was done as soon as it is back.`,
} as const;
