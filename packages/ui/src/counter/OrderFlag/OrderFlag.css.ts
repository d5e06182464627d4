import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const flag = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '9px',
  padding: `5px ${counterVars.space[2.5]} ${counterVars.space[1.5]}`,
  borderRadius: vars.radius.mark,
  background: counterVars.color.due,
  color: counterVars.color.onDue,
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.body,
  lineHeight: 1.25,
  '@media': { [media.forcedColours]: { border: '2px solid CanvasText' } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const short = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const kind = style({ fontWeight: counterVars.weight.figure });
