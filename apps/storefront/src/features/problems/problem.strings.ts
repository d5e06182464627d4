/** What customers read about a report on its way. */
export const problemStrings = {
  sent: 'Sent to the restaurant.',
  noAnswer: 'It was not sent. Check your connection, then send it again. What you filled in is still here.',
  tooLarge: 'These photos are too large together. Remove one, then send it again.',
  unreadable: 'One of these photos cannot be read. Remove it, then send it again.',
  tooOften: (seconds: number | null) =>
    `It was not sent: there were too many tries. Wait ${waitWords(seconds)}, then send it again.`,
  failed: 'It was not sent. Please try again. What you filled in is still here.',
} as const;

function waitWords(seconds: number | null): string {
  const minutes = Math.ceil((seconds ?? 60) / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
