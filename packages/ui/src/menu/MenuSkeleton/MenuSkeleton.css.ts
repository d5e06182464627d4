import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const chips = style({
  display: 'flex',
  gap: vars.space[2],
  overflow: 'hidden',
  marginTop: vars.space[3],
  padding: `${vars.space[2]} ${vars.size.gutter}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

const chip = style({ flex: 'none', height: vars.size.touch });

export const chipWidths = styleVariants({
  1: [chip, { width: 72 }],
  2: [chip, { width: 118 }],
  3: [chip, { width: 92 }],
  4: [chip, { width: 130 }],
  5: [chip, { width: 104 }],
});

export const text = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minWidth: 0 });
