/** Writes text as it is searched: no case and no accents, so that "creme" finds "crème". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
