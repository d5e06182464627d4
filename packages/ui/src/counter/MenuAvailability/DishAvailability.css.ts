import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const dish = style({ padding: '11px 0', borderTop: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: counterVars.size.tap,
});

export const words = style({ minWidth: 0 });

const nameBase = style({
  fontFamily: vars.font.serif,
  fontWeight: counterVars.weight.name,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});

export const name = styleVariants({
  dish: [nameBase, { fontSize: counterVars.text.name }],
  choice: [nameBase, { fontSize: counterVars.text.choice }],
  off: [
    nameBase,
    {
      fontSize: counterVars.text.name,
      color: vars.color.ink2,
      textDecoration: 'line-through',
      textDecorationThickness: '1.5px',
    },
  ],
});

const stateBase = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  marginTop: counterVars.space[0.5],
  fontSize: counterVars.text.caption,
  lineHeight: 1.25,
});

export const state = styleVariants({
  on: [stateBase, { color: vars.color.ink2, fontWeight: counterVars.weight.body }],
  off: [stateBase, { fontWeight: counterVars.weight.figure }],
});

export const good = style({ color: vars.color.good });

export const kicker = style({
  marginTop: counterVars.space[2.5],
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: '640',
});

export const lengths = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: counterVars.space[2.5],
  marginTop: counterVars.space[2.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const length = style({
  flexDirection: 'column',
  gap: counterVars.space[0.5],
  minHeight: counterVars.size.key,
});

export const detail = style({ fontSize: counterVars.text.caption, fontWeight: counterVars.weight.body });

const choicesBase = style({ marginTop: counterVars.space[1.5] });

/** All choices of an open dish, two to a line; of a closed one those that are off, in line with the dishes. */
export const choices = styleVariants({
  open: [
    choicesBase,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: counterVars.space[7],
      '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
  closed: [choicesBase],
});

export const choice = style({
  padding: `${counterVars.space[1.5]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
});
