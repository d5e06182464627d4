import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** What the frame of the counter leaves of a screen: the rail and the top bar stand round it. */
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100dvh',
  padding: `${counterVars.size.topBar} 0 0 ${counterVars.size.rail}`,
  '@media': {
    [media.belowDesktop]: { padding: '84px 0 80px' },
    [media.mobile]: { padding: '72px 0 72px' },
  },
});

/** The width of a lane, for one of its orders. */
export const newLane = style({ maxWidth: counterVars.size.newLane });
/** A place of that width that ends. */
export const newPlace = style({
  display: 'flex',
  flexDirection: 'column',
  height: '30rem',
});
export const kitchenLane = style({ maxWidth: '58rem', containerType: 'inline-size' });
export const ticketColumn = style({ maxWidth: '18.25rem' });
export const shelfPlace = style({ maxWidth: '21rem' });
export const allDayColumn = style({ width: counterVars.size.allDay, height: '40rem' });

/** The ground of what stands on blue. */
export const onNew = style({
  display: 'inline-block',
  padding: counterVars.space[4],
  background: counterVars.color.new,
});
