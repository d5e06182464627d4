import { style } from '@vanilla-extract/css';
import { framedText } from '../paper.css.ts';

export { framed, framedHead } from '../paper.css.ts';

export const allergy = style([framedText, { fontSize: '19pt', fontWeight: 700, lineHeight: 1.1 }]);

/** What customers have typed, with their lines. */
export const written = style({ fontSize: '14pt', fontWeight: 600, lineHeight: 1.22, whiteSpace: 'pre-line' });

export const age = style({
  marginTop: '3mm',
  padding: '1.5mm 2.5mm 2mm',
  border: '4px solid currentColor',
  breakInside: 'avoid',
});

export const ageHead = style({ fontSize: '17pt', fontWeight: 700, lineHeight: 1.15 });

export const door = style({
  marginTop: '3mm',
  padding: '2mm 2.5mm 2.5mm',
  border: '2.5px solid currentColor',
  borderRadius: 4,
  breakInside: 'avoid',
});

export const term = style({ fontSize: '12pt', fontWeight: 600 });

export const place = style({ fontSize: '17pt', fontWeight: 700, lineHeight: 1.15 });

export const postcode = style({
  marginTop: '0.5mm',
  fontSize: '25pt',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 2mm',
  marginTop: '1mm',
  fontSize: '15pt',
  fontWeight: 700,
});

export const thinRule = style({
  margin: '2mm 0',
  border: 0,
  borderTop: '2px solid currentColor',
  color: 'inherit',
});
