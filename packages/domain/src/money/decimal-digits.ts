// A decimal number as whole digits and the count of them behind the point: 12.5 is 125n with 1.
interface DecimalDigits {
  readonly digits: bigint;
  readonly decimals: number;
}

/** Takes a number apart by its shortest decimal writing, so that 0.29 is 29 hundredths, never 28.999…. */
export function decimalDigits(value: number): DecimalDigits {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value));
  if (match === null) throw new RangeError(`Not a plain decimal number: ${value}`);
  const [, whole = '', fraction = ''] = match;
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}
