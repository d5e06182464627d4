/** Writes whole seconds as minutes and seconds: "4:05". */
export function formatMinutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
