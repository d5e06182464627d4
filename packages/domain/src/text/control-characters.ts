// Line breaks and other controls, and what turns the direction of the text after it.
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text that is shown in one line, as a name, holds characters that break or turn the line. */
export function hasControls(text: string): boolean {
  return controls.test(text);
}

/** The text with a space in the place of each such character, and one space where several come together. */
export function withoutControls(text: string): string {
  return hasControls(text) ? text.replaceAll(new RegExp(`(${controls.source}|\\s)+`, 'gu'), ' ') : text;
}
