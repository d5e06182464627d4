import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const rise = keyframes({ from: { transform: 'translateY(16px)' } });

export const card = style({
  // Never higher than its place, so that its answer is in sight: the dishes give way.
  flex: '0 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '7px',
  padding: `${counterVars.space[2.5]} ${vars.space[3]} ${vars.space[3]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: counterVars.text.caption,
  '@media': {
    [media.anyMotion]: { animation: `${rise} ${vars.motion.enter} ${vars.motion.easeOut}` },
    // Two beside each other are of one height.
    [media.belowDesktop]: { flexGrow: 1 },
    [media.mobile]: { flexGrow: 0, gap: '5px', padding: `${vars.space[2]} ${vars.space[3]} 10px` },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const head = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: counterVars.space[2.5],
  alignItems: 'center',
  selectors: { '&:not(:has([role="timer"]))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const who = style({ minWidth: 0 });

export const numberAndTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});

export const number = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.figure,
  letterSpacing: counterVars.tracking.figure,
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
});

export const total = style({ color: vars.color.ink2, fontWeight: counterVars.weight.body });

export const name = style({ fontSize: counterVars.text.control });

export const mode = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: counterVars.space[1.5],
  fontWeight: counterVars.weight.body,
});

export const when = style({
  fontWeight: counterVars.weight.figure,
  '@media': { [media.mobile]: { marginInlineStart: 'auto' } },
});

export const rest = style({ flex: 'none', color: vars.color.ink2 });

/** The actions stand at the foot of a card that a taller one beside it has stretched. */
export const actions = style({
  flex: 'none',
  display: 'flex',
  gap: counterVars.space[2.5],
  marginTop: 'auto',
});

export const other = style({ minHeight: '60px', paddingInline: vars.space[2] });

export const read = style([other, { fontSize: counterVars.text.body }]);

export const main = style([other, { flex: 1, minWidth: 0 }]);

/** In the place of Accept, and as high. */
export const result = style({ flex: 1, minWidth: 0, minHeight: '60px' });
