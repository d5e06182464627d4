import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** Fills the place that the frame gives it; the order and its answer scroll by themselves. */
export const page = style({
  display: 'grid',
  gridTemplate: `minmax(0, 1fr) / minmax(0, 1fr) ${counterVars.size.answerPanel}`,
  height: '100%',
  minHeight: 0,
  background: vars.color.paper,
  touchAction: 'manipulation',
  '@media': {
    [media.belowDesktop]: { gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)' },
    [media.mobile]: { display: 'block', overflowY: 'auto' },
  },
});

const scrolls = { overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' } as const;

export const order = style({
  ...scrolls,
  minHeight: 0,
  '@media': { [media.mobile]: { overflow: 'visible' } },
});

export const answer = style({
  ...scrolls,
  minHeight: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    // However much there is to do, half of the screen stays for what is to be cooked.
    [media.belowDesktop]: {
      maxHeight: '50dvh',
      borderInlineStart: 0,
      borderTop: `1px solid ${vars.color.line}`,
    },
    [media.mobile]: { maxHeight: 'none', overflow: 'visible' },
  },
});

/** On phones the answer comes after the last dish; the deadline stays in sight. */
export const deadline = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'flex',
      alignItems: 'center',
      gap: counterVars.space[2.5],
      minHeight: counterVars.size.tap,
      padding: `0 ${counterVars.space[4]}`,
      background: counterVars.color.new,
      color: counterVars.color.onNew,
      fontSize: counterVars.text.control,
      fontWeight: counterVars.weight.control,
    },
  },
});

export const left = style({ marginInlineStart: 'auto' });
