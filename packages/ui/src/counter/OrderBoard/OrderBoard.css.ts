import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const { newLane, readyLane } = counterVars.size;

/** Fills the place that the frame gives it; each lane scrolls by itself. */
export const board = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: counterVars.text.body,
  lineHeight: 1.35,
});

export const lanes = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplate: `minmax(0, 1fr) / ${newLane} minmax(0, 1fr) ${readyLane}`,
  touchAction: 'manipulation',
  userSelect: 'none',
  '@media': {
    [media.belowDesktop]: {
      gridTemplate: '"new new" auto "kitchen ready" minmax(0, 1fr) / minmax(0, 1fr) 312px',
    },
    [media.mobile]: { display: 'block', overflowY: 'auto' },
  },
});

export const silent = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignSelf: 'start',
  gap: vars.space[3],
  padding: `${counterVars.space[1.5]} ${counterVars.space[1.5]} 0`,
  fontSize: counterVars.text.control,
  fontWeight: counterVars.weight.body,
  lineHeight: 1.35,
});
