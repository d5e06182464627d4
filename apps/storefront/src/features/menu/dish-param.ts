/** Whether a query string has the parameter that opens the dialog of a dish. */
export function hasDishParam(query: string): boolean {
  return new URLSearchParams(query).has('dish');
}
