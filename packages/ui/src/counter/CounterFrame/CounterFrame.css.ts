import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** The window, whole: only the page inside of it scrolls. */
export const frame = style({
  display: 'grid',
  gridTemplate: `"rail top" auto "rail alarms" auto "rail main" minmax(0, 1fr) / ${counterVars.size.rail} minmax(0, 1fr)`,
  height: '100dvh',
  fontSize: counterVars.text.body,
  lineHeight: 1.35,
  touchAction: 'manipulation',
  '@media': {
    [media.belowDesktop]: {
      gridTemplate: '"top" auto "alarms" auto "main" minmax(0, 1fr) "rail" auto / minmax(0, 1fr)',
    },
    // Paper shows what a PrintRoll holds.
    [media.print]: { display: 'block', height: 'auto' },
  },
});

/** Where there is room two bars share a row, so that the first new order keeps its buttons in sight. */
export const alarms = style({ gridArea: 'alarms', display: 'flex', flexWrap: 'wrap', gap: 2 });

export const main = style({
  gridArea: 'main',
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
