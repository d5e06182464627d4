/** What the team's page says where the library does not. */
export const teamPageStrings = {
  loading: 'Loading the team',
  noConnection: 'No connection. Nothing was changed. Try again when you are back online.',
} as const;
