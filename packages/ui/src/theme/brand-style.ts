/**
 * CSS text that gives the page a restaurant's hue (degrees, any number; rounded into 0 to 359).
 * Place it in a `<style>` of the document's head: an inline style attribute would break the content security policy.
 */
export function brandStyle(hue: number): string {
  if (!Number.isFinite(hue)) {
    throw new Error(
      `A brand hue must be a number of degrees, but it is ${hue}. Check the restaurant's settings.`,
    );
  }
  return `:root{--tiffin-hue:${((Math.round(hue) % 360) + 360) % 360}}`;
}
