/** Asks the postcode service, by the storefront's server. */
export const lookUpPostcode = async (postcode: string) =>
  (await import('./address.functions.ts')).fetchPostcode({ data: { postcode } });
