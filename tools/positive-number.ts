/** Reads an option or a variable that has to be a number above 0; ends the program with one sentence when it is none. */
export function positiveNumber(name: string, text: string): number {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  console.error(`${name} must be a number above 0, not "${text}".`);
  process.exit(2);
}
