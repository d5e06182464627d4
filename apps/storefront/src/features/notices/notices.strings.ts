/** What notices say where the specification has no words. */
export const noticeStrings = {
  notFetched: 'This could not be opened. Please check your connection and try again.',
} as const;
