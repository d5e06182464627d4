const millimetre = 96 / 25.4;

const pageName = (index: number) => `roll-${index}`;

/** A page as wide and as high as its sheet. One more mm: rounding must not begin a second page. */
function pageRule(sheet: Element, index: number): string {
  const { width, height } = sheet.getBoundingClientRect();
  const size = `${(width / millimetre).toFixed(1)}mm ${Math.ceil(height / millimetre) + 1}mm`;
  return `@page ${pageName(index)} { size: ${size}; margin: 0 }`;
}

/**
 * Gives each sheet of a roll a page of its own height whenever the browser prints; returns a function that stops it. CSS
 * has no page that is as long as what stands on it, and a printer feeds paper to the end of the page.
 */
export function sizePages(roll: HTMLElement): () => void {
  const styleSheet = new CSSStyleSheet();
  const measure = () => {
    const sheets = [...roll.children].filter((child) => child instanceof HTMLElement);
    for (const [index, sheet] of sheets.entries()) sheet.style.setProperty('page', pageName(index));
    styleSheet.replaceSync(sheets.map(pageRule).join('\n'));
  };
  document.adoptedStyleSheets.push(styleSheet);
  window.addEventListener('beforeprint', measure);
  return () => {
    window.removeEventListener('beforeprint', measure);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styleSheet);
  };
}
