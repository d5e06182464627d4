/** Who trades, as UK law asks a website or a mail to say. */
export interface LegalIdentity {
  readonly companyName: string;
  readonly companyNumber: string;
  readonly vatNumber: string | null;
  readonly registeredAddress: string;
}

/** The trader behind a restaurant, in one or two sentences. */
export function traderSentence(restaurantName: string, legal: LegalIdentity): string {
  return [
    `${restaurantName} is run by ${legal.companyName}, a company registered in England and Wales`,
    `under number ${legal.companyNumber}, with its registered office at ${legal.registeredAddress}.`,
    legal.vatNumber === null ? '' : `Its VAT number is ${legal.vatNumber}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
