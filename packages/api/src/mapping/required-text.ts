/** A text that an answer cannot do without; throws where it is missing, which makes the answer malformed. */
export function requiredText(text: string): string {
  // The types promise a text, but what is read here came over the wire.
  if (typeof text !== 'string' || text === '')
    throw new TypeError('The answer lacks a text that it must have.');
  return text;
}
