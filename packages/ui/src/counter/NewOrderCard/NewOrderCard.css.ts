import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const rise = keyframes({ from: { transform: 'translateY(16px)' } });

export const card = style({
  flex: 'none',
  // The ring of each card changes with each second: in a rush most cards are out of sight, and cost nothing there.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 300px',
  display: 'flex',
  flexDirection: 'column',
  gap: counterVars.space[2.5],
  padding: `${counterVars.space[3.5]} ${counterVars.space[3.5]} ${counterVars.space[4]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: counterVars.text.body,
  '@media': {
    [media.anyMotion]: { animation: `${rise} ${vars.motion.enter} ${vars.motion.easeOut}` },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: counterVars.space[3.5],
  alignItems: 'center',
  selectors: { '&:not(:has([role="timer"]))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const flag = style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '36px',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.mark,
  background: counterVars.color.due,
  color: counterVars.color.onDue,
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.control,
});

/** The actions stand at the foot of a card that a taller one beside it has stretched. */
export const actions = style({ display: 'flex', gap: counterVars.space[2], marginTop: 'auto' });

export const main = style({ flex: 1, minWidth: 0 });
