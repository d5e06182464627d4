/** Customer-facing words about promo codes. */
export const promoStrings = {
  copied: (code: string) => `${code} copied`,
  notCopied: (code: string) => `Your browser did not let us copy ${code}. Select it, or write it down.`,
} as const;
