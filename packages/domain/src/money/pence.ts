declare const penceBrand: unique symbol;

/** An amount of money in whole pence; the only form money has inside the code (record 5). */
export type Pence = number & { readonly [penceBrand]: 'Pence' };

/** Brands a safe integer as pence and throws on anything else, since a fraction of a penny is a broken invariant. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Money must be a whole number of pence, got ${amount}`);
  }
  // Adding zero turns -0 into 0, which would otherwise be unequal to it in Object.is and print as "-£0.00".
  return (amount + 0) as Pence;
}

/** Nothing to pay. */
export const zeroPence: Pence = pence(0);
