import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const row = style({ flex: 'none', display: 'flex', alignItems: 'flex-start', gap: '9px', lineHeight: 1.25 });

export const flag = style([
  row,
  {
    padding: `5px ${counterVars.space[2.5]} ${counterVars.space[1.5]}`,
    borderRadius: vars.radius.mark,
    background: counterVars.color.due,
    color: counterVars.color.onDue,
    fontSize: counterVars.text.body,
    fontWeight: counterVars.weight.body,
    '@media': { [media.forcedColours]: { border: '2px solid CanvasText' } },
  },
]);

export const note = style([
  row,
  {
    padding: `3px ${counterVars.space[2]} ${counterVars.space[1]}`,
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.mark,
    background: vars.color.surface,
    color: vars.color.ink,
    fontSize: counterVars.text.caption,
    fontWeight: '500',
  },
]);

export const age = style([
  note,
  { borderWidth: 2, borderColor: vars.color.ink, fontWeight: counterVars.weight.body },
]);

/** Small: what is to be cooked stays the first thing to read. */
export const problem = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[1],
  color: vars.color.ink,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
  lineHeight: 1.25,
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const short = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const kind = style({ fontWeight: counterVars.weight.figure });
