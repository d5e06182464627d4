/** What managers read when no device of the restaurant is on shift. */
export const unattendedStrings = {
  subject: (name: string, count: number) =>
    count === 0
      ? `${name}: no device is on shift`
      : `${name}: ${count === 1 ? '1 order waits' : `${count} orders wait`}, no device is on shift`,
  title: 'Nobody sees your orders',
  preview: 'Open the counter on a tablet or phone.',
  never: 'No device of your restaurant has been on shift yet.',
  lastSeen: (date: string, time: string) => `No device has been on shift since ${time} on ${date}.`,
  paused: 'Ordering is paused.',
  open: 'Customers can still order.',
  waiting: 'Orders that wait',
  placedAt: (time: string) => `Placed at ${time}.`,
  answerBy: (time: string) => `Declined and paid back in full when nobody answers by ${time}.`,
  whatToDo: 'What to do',
  step: 'Open the counter, start the shift, and check that the tablet is charged and online.',
  openCounter: 'Open the counter',
} as const;
