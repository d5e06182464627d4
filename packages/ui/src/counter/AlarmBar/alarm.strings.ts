/** What the alarm bar says; it comes after the board, which needs none of it. */
export const alarmStrings = {
  offline: {
    title: (since: string) => `No connection since ${since}. New orders may be waiting.`,
    text: (since: string) => `The board is as it was at ${since}. Nothing can be answered until it is back.`,
    press: 'Try now',
  },
  soundBlocked: {
    title: 'Sound is off. Press to turn it on.',
    text: 'New orders would come in without the bell.',
    press: 'Turn sound on',
  },
  slept: {
    title: (from: string, to: string) => `This tablet slept from ${from} to ${to}.`,
    text: 'The board is up to date.',
    press: 'OK',
  },
  paused: {
    both: (until: string) => `Orders are paused until ${until}.`,
    delivery: (until: string) => `Delivery is paused until ${until}.`,
    collection: (until: string) => `Collection is paused until ${until}.`,
    reasons: {
      staff: 'Your team has set this.',
      unattended: 'No tablet was on shift to see orders.',
      unanswered: 'Two orders in a row were not answered.',
    },
    failed: 'Still paused: try again.',
    press: 'Resume',
  },
  notOnTeam: {
    title: (name: string, restaurantName: string) =>
      `${name} is signed in, but does not work at ${restaurantName}, whose device this is.`,
    text: (email: string) =>
      `Refunds, and whatever else needs a manager, do not work here until ${email} signs out.`,
    press: 'Sign out',
  },
} as const;
