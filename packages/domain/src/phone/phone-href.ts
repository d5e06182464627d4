/** The address that rings a number as people write it. */
export const phoneHref = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}` as const;
