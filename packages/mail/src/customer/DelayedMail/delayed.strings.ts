/** What customers read when their order comes later than promised. */
export const delayedStrings = {
  subject: (number: string, time: string) => `Later: ${number} is now promised for ${time}`,
  preview: (before: string, now: string) => `Promised for ${now} instead of ${before}. We are sorry.`,
  title: (time: string) => `Now by ${time}`,
  lead: (name: string, number: string) => `${name} needs more time for order ${number}.`,
  sorry: 'We are sorry.',
  instead: (time: string) => `Instead of ${time}.`,
  help: 'If that is too late',
  ring: 'Ring the restaurant on ',
  end: '. It can tell you how far your order is, or cancel it.',
} as const;
