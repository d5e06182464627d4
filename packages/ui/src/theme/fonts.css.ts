import { globalFontFace } from '@vanilla-extract/css';

const faces = {
  serif: 'Fraunces Variable',
  sans: 'Instrument Sans Variable',
};

globalFontFace(faces.serif, {
  src: 'url("./fonts/fraunces.woff2") format("woff2")',
  fontWeight: '400 560',
  fontDisplay: 'swap',
});

// Only ampersands in names are italic.
globalFontFace(faces.serif, {
  src: 'url("./fonts/fraunces-ampersand-italic.woff2") format("woff2")',
  fontStyle: 'italic',
  fontDisplay: 'swap',
  unicodeRange: 'U+26',
});

globalFontFace(faces.sans, {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

/**
 * A system font stretched to a web font's measure, so that text keeps its lines when the web font arrives.
 * Nothing may be measured in `ch`: a fallback's zero is a sixth narrower, whatever its letters are.
 * Widths are the mean advance of English text in em; ascent and descent come from the web font's tables.
 */
const fallbackFace = (
  family: string,
  localNames: string[],
  webFont: { width: number; ascent: number; descent: number },
  localWidth: number,
) => {
  const sizeAdjust = webFont.width / localWidth;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  globalFontFace(family, {
    src: localNames.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(webFont.ascent / sizeAdjust),
    descentOverride: percent(webFont.descent / sizeAdjust),
  });
};

// Measured at the sizes and weights that the storefront sets: dish names and section titles.
const fraunces = { width: 0.466, ascent: 0.978, descent: 0.255 };
const instrumentSans = { width: 0.46, ascent: 0.97, descent: 0.25 };

fallbackFace('Fraunces Fallback Georgia', ['Georgia'], fraunces, 0.446);
fallbackFace('Fraunces Fallback Times', ['Times New Roman', 'Liberation Serif', 'Tinos'], fraunces, 0.415);
fallbackFace(
  'Instrument Sans Fallback',
  ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  instrumentSans,
  0.45,
);
