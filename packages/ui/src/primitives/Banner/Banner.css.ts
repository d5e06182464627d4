import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.tile,
  fontSize: vars.text.control,
  lineHeight: 1.45,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});

export const banner = styleVariants({
  info: [base, { background: vars.color.sunken }],
  good: [base, { background: vars.color.goodSoft, color: vars.color.good, fontWeight: 560 }],
  bad: [base, { background: vars.color.badSoft, color: vars.color.bad, fontWeight: 560 }],
});

export const icon = style({ marginTop: 1 });
export const body = style({ flex: '1 1 min(8rem, 80%)', minWidth: 0, overflowWrap: 'anywhere' });
