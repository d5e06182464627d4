import { style, styleVariants } from '@vanilla-extract/css';
import { number as ticketNumber, top as ticketTop } from '../paper.css.ts';

export const number = styleVariants({
  80: [ticketNumber, { marginTop: '3mm', fontSize: '54pt', lineHeight: 0.9 }],
  58: [ticketNumber, { marginTop: '3mm', fontSize: '38pt', lineHeight: 0.9 }],
});

/** The count goes below the name where the name would have room for a few letters only. */
export const top = style([ticketTop, { flexWrap: 'wrap' }]);

export const restaurant = style({ flex: '1 1 24mm', alignSelf: 'center', fontSize: '14pt', fontWeight: 650 });

export const bags = style({
  padding: '1mm 3mm',
  border: '3px solid currentColor',
  borderRadius: 4,
  fontSize: '17pt',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const name = style({ marginTop: '2mm', fontSize: '24pt', fontWeight: 700, lineHeight: 1.05 });

export const allergens = style({ marginTop: '3mm', fontSize: '12pt', fontWeight: 560 });
