/**
 * Splits a restaurant's name into the lines of the masthead: before the ampersand, or between two words.
 * Longer names stay one line and wrap by themselves.
 */
export const nameLines = (name: string): string[] => {
  const ampersand = name.indexOf(' & ');
  if (ampersand > 0) return [name.slice(0, ampersand), name.slice(ampersand + 1)];
  const words = name.split(' ');
  return words.length === 2 ? words : [name];
};
