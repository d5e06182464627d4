/** What the board says after a reload without a network. */
export const offlineStrings = {
  refused: 'This needs the network. Nothing was sent: press again when the board is back.',
  loading: 'Loading the last board',
} as const;
