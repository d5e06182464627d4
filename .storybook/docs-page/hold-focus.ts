/**
 * Keeps an embedded story from taking the focus: a dialog that opens, or a summary of errors, would take it from the
 * docs page around it, and scroll that page to itself. OwnWindow makes the story usable when a reader comes to it.
 */
export function holdFocus(): void {
  if (new URLSearchParams(location.search).get('embed') === 'true') document.documentElement.inert = true;
}
