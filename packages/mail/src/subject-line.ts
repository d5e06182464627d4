const longest = 150;

/** A subject on one line: line breaks, which could begin another header, and control and direction marks become spaces. */
export function subjectLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}
