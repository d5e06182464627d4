import { style } from '@vanilla-extract/css';
import * as paper from '../paper.css.ts';

export { written } from '../PaperBlocks/PaperBlocks.css.ts';

// On the narrow roll the count goes below the number.
export const top = style([paper.top, { flexWrap: 'wrap' }]);

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 2mm',
  marginTop: '2.5mm',
});

export const time = style({ fontSize: '30pt', fontWeight: 700, lineHeight: 1, letterSpacing: '-0.03em' });

/** A note is read, but is no danger: an outline, nothing black. */
export const note = style({
  marginTop: '3mm',
  padding: '2mm 2.5mm',
  border: '2.5px dashed currentColor',
  breakInside: 'avoid',
});

export const noteHead = style({ fontSize: '12pt', fontWeight: 700 });

/** What was chosen for the choice above it. */
export const under = style({ marginInlineStart: '6mm' });

export const cutlery = style({ fontSize: '15pt', fontWeight: 700 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '15mm minmax(0, 1fr)',
  padding: '2.5mm 0',
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: '2px dashed currentColor' } },
});

/** The narrow roll has less room beside the dish. */
export const narrowLine = style([line, { gridTemplateColumns: '12mm minmax(0, 1fr)' }]);

export const quantity = style({
  fontSize: '28pt',
  fontWeight: 700,
  lineHeight: 0.95,
  letterSpacing: '-0.04em',
});

export const times = style({ fontSize: '17pt', fontWeight: 600 });

export const dish = style({ fontSize: '17pt', fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.01em' });

/** Thick enough for a thermal printer. */
export const struck = style({ textDecoration: 'line-through', textDecorationThickness: '3px' });

export const closed = style([
  paper.copy,
  { display: 'grid', fontSize: '17pt', letterSpacing: 0, lineHeight: 1.1 },
]);

export const strong = style({ fontWeight: 700 });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 3mm',
  selectors: { '& + &': { marginTop: '1mm' } },
});
