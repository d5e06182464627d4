import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** One button from edge to edge, so that a wet hand need not aim. */
const base = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[4.5],
  width: '100%',
  minHeight: counterVars.size.alarmBar,
  padding: `${vars.space[3]} ${vars.space[6]}`,
  border: '2px solid transparent',
  textAlign: 'start',
  fontSize: counterVars.text.control,
  lineHeight: 1.3,
  borderRadius: 0,
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-8px' } },
  '@media': { [media.mobile]: { flexWrap: 'wrap', padding: vars.space[4], gap: vars.space[3] } },
});

export const bar = styleVariants({
  late: [base, { background: counterVars.color.late, color: counterVars.color.onLate }],
  calm: [base, { background: vars.color.inverse, color: vars.color.onInverse }],
});

/** Two bars side by side are as high as each other. */
export const region = style({ display: 'flex', flex: '1 1 28rem' });

const heard = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Phones, and bars that share a row, keep the title; the rest is for those who hear it. */
export const text = style({
  '@media': {
    [media.mobile]: heard,
    [media.desktop]: { selectors: { [`${region}:not(:only-child) &`]: heard } },
  },
});

export const words = style({ flex: '1 1 0', minWidth: 0 });

export const title = style({
  display: 'block',
  fontSize: counterVars.text.heading,
  fontWeight: counterVars.weight.figure,
  lineHeight: 1.2,
  '@media': {
    [media.mobile]: { fontSize: counterVars.text.name },
    [media.desktop]: { selectors: { [`${region}:not(:only-child) &`]: { fontSize: counterVars.text.name } } },
  },
});

const pressBase = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: counterVars.space[2.5],
  minHeight: counterVars.size.button,
  padding: `0 ${counterVars.space[5.5]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: counterVars.weight.figure,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { flexBasis: '100%', minHeight: counterVars.size.tap } },
});

/** What a press does, drawn as a button inside of the bar. */
export const press = styleVariants({
  late: [pressBase, { background: counterVars.color.onLate, color: counterVars.color.late }],
  calm: [pressBase, { background: vars.color.surface, color: vars.color.ink }],
});
