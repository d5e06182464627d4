/** What customers read of what an offer does for their order. */
export const offerStrings = {
  apply: 'Apply',
  useInstead: 'Use instead',
  applied: 'Applied',
  appliedSaves: (amount: string) => `Applied, saves ${amount}`,
  keptUntilPriced: 'Taken off when you have added a dish',
  fits: (amount: string) => `Fits, saves ${amount}`,
  mayFit: (amount: string) => `May fit, saves ${amount}`,
  addMore: (amount: string) => `Add ${amount} more`,
  progress: (subtotal: string, minimum: string) => `${subtotal} of ${minimum}`,
  onDays: (days: string) => `On ${days}`,
  onlyFor: (parts: string) => `For ${parts}`,
  notStarted: 'Not yet',
  ended: 'Has ended',
  savesNothing: 'Saves nothing on this order',
} as const;
