import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  width: '100%',
  overflow: 'hidden',
  border: `3px solid ${counterVars.color.late}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: counterVars.text.caption,
  breakInside: 'avoid',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: counterVars.color.late,
  color: counterVars.color.onLate,
  '@media': { [media.forcedColours]: { borderBottom: '3px solid CanvasText' } },
});

export const title = style({
  fontSize: counterVars.text.control,
  fontWeight: counterVars.weight.control,
  lineHeight: 1.15,
});

/** The whole order opens by its number: all that stands beside it and below is the target. */
export const open = style({
  font: 'inherit',
  color: 'inherit',
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

/** The number stands below, struck through; screen readers hear it with what has become of it. */
export const numberHeard = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const detail = style({ lineHeight: 1.3 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[2],
});

export const what = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minHeight: counterVars.size.tap,
});

export const who = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.ink2,
});

export const number = style({
  color: vars.color.ink,
  fontSize: counterVars.text.choice,
  fontWeight: counterVars.weight.figure,
  whiteSpace: 'nowrap',
});

/** In the place of the button, and as high. */
export const result = style({ minHeight: counterVars.size.tap });
