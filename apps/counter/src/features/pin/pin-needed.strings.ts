/** What pages say where the PIN of a manager is asked for. */
export const pinNeededStrings = {
  figuresNeedManager: 'A manager signs in to see the figures of the day and to save them as CSV.',
  figuresNeedPin: 'The PIN of an owner or manager shows the figures of the day.',
  enterPin: 'Enter PIN',
  otherHours: 'A manager’s PIN for other hours',
  whoAnswers: 'A manager’s PIN for who answers',
  lock: 'A manager’s PIN for the lock',
  changeNeedsPin: 'The change is made as soon as the PIN is right. Pausing and Busy never ask.',
  backToService: 'Back to Service',
  otherDaysNeedPin: 'The PIN of an owner or manager shows the orders of other days.',
  searchNeedsPin: 'The PIN of an owner or manager finds the orders of the last 60 days.',
  orderOfOtherDay: 'Order of another day',
} as const;
