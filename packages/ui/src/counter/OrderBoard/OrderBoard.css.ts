import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const { newLane, allDay } = counterVars.size;

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

const lanesBase = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  touchAction: 'manipulation',
  userSelect: 'none',
  '@media': { [media.mobile]: { display: 'block', overflowY: 'auto' } },
});

/** With nothing new, the room of its lane is the kitchen's. */
export const lanes = styleVariants({
  withNew: [
    lanesBase,
    {
      gridTemplate: `"new kitchen all" minmax(0, 1fr) "new shelf shelf" auto / ${newLane} minmax(0, 1fr) ${allDay}`,
      '@media': {
        [media.belowDesktop]: {
          gridTemplate: `"new new" auto "kitchen all" minmax(0, 1fr) "shelf shelf" auto / minmax(0, 1fr) ${allDay}`,
        },
      },
    },
  ],
  withoutNew: [
    lanesBase,
    {
      gridTemplate: `"kitchen all" minmax(0, 1fr) "shelf shelf" auto / minmax(0, 1fr) ${allDay}`,
    },
  ],
});

export const all = style({
  gridArea: 'all',
  minHeight: 0,
  overflow: 'hidden',
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const silent = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${counterVars.space[1.5]} ${vars.space[4]}`,
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.body,
  lineHeight: 1.35,
});
