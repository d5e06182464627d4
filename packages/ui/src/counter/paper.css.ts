import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

// Thermal printers have one colour, and leave out thin lines: black on white, lines of 2 px and more, no type below 12 pt.
const base = style({
  boxSizing: 'border-box',
  // The system's black on white, also while the app is dark.
  colorScheme: 'only light',
  background: 'Canvas',
  color: 'CanvasText',
  // Browsers leave out grounds when they print.
  printColorAdjust: 'exact',
  fontFamily: vars.font.sans,
  fontSize: '12pt',
  fontWeight: 560,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

/** The roll's width in mm; the print head reaches 72 mm of 80, and 48 mm of 58. */
export const paper = styleVariants({
  80: [base, { width: '80mm', padding: '4mm' }],
  58: [base, { width: '58mm', padding: '4mm 5mm' }],
});

/** White on black. */
const head = style({ background: 'CanvasText', color: 'Canvas', fontWeight: 700 });

/** Number and count, or name and count of bags, on one line. */
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2mm',
});

export const number = style({
  fontFamily: vars.font.sans,
  fontSize: '34pt',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 0.95,
  whiteSpace: 'nowrap',
});

export const mode = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 2mm',
  marginTop: '2.5mm',
  padding: '1.5mm 2mm',
  border: '2.5px solid currentColor',
  borderRadius: 4,
  fontSize: '13pt',
  fontWeight: 700,
  letterSpacing: '0.03em',
  textTransform: 'uppercase',
});

export const name = style({ marginTop: '1mm', fontSize: '14pt', fontWeight: 650 });

// Browsers draw rules in grey.
export const rule = style({
  margin: '3mm 0',
  border: 0,
  borderTop: '2.5px solid currentColor',
  color: 'inherit',
});

/** What must not be missed: a frame with a black head. */
export const framed = style({ marginTop: '3mm', border: '4px solid currentColor', breakInside: 'avoid' });

export const framedHead = style([head, { padding: '1mm 2.5mm', fontSize: '14pt', lineHeight: 1.25 }]);

export const framedText = style({
  padding: '2mm 2.5mm 2.5mm',
  fontSize: '15pt',
  fontWeight: 650,
  lineHeight: 1.22,
  // The lines that the customer has typed.
  whiteSpace: 'pre-line',
});

export const copy = style([
  head,
  { marginBottom: '3mm', padding: '1.5mm', fontSize: '20pt', letterSpacing: '0.06em', textAlign: 'center' },
]);

export const small = style({ marginTop: '1.5mm', fontSize: '12pt' });

export const counts = style({ marginTop: '1mm', fontSize: '14pt', fontWeight: 600 });

export const counted = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9mm, max-content) minmax(0, 1fr)',
  columnGap: '1mm',
});
