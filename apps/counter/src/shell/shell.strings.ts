/** What the frame of the page says where the library does not. */
export const shellStrings = {
  name: 'Counter',
  loading: 'Loading the counter',
} as const;
