/** What the team's page says where the library does not. */
export const teamPageStrings = {
  loading: 'Loading the team',
} as const;
