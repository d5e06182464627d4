import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** A place on the shelf, from one hairline to the next; on phones a row. */
export const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[1.5],
  height: '100%',
  minHeight: '76px',
  padding: `${counterVars.space[1.5]} ${vars.space[2]} ${counterVars.space[1.5]} ${vars.space[3]}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: {
      gap: vars.space[2],
      minHeight: '84px',
      paddingInline: vars.space[4],
      borderInlineStart: 0,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

export const what = style({ flex: 1, minWidth: 0 });

/** Opens the order: all of the place but its buttons is the target. */
export const open = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.subtitle,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.03em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[1.5],
  minWidth: 0,
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.name,
  lineHeight: 1.35,
});

export const late = style({ color: vars.color.bad, fontWeight: counterVars.weight.control });

export const done = style({ color: vars.color.good, fontWeight: counterVars.weight.control });

export const number = style([open, { '::after': { content: 'none' } }]);

/** Above the target that opens the order; two words stand below each other. */
export const main = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: '6rem',
  minHeight: '60px',
  paddingInline: 0,
  '@media': { [media.mobile]: { width: '8.5rem' } },
});

export const undo = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: counterVars.size.tap,
  minHeight: '60px',
  padding: 0,
});

/** Above the target that opens the order. */
export const undoDone = style({ position: 'relative', zIndex: 1, flex: 'none', minHeight: '60px' });

/** In the place of whose it is. */
export const result = style({ gap: counterVars.space[1.5], fontSize: counterVars.text.caption });
