/** A text without the format characters that pasting brings along, such as direction marks and zero-width spaces. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
