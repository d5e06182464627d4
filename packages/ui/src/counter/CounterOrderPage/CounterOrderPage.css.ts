import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';
import { answers } from '../AnswerPanel/AnswerPanel.css.ts';

// The height of the answers on a phone, with what is around them.
const pinnedAnswers = '100px';

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
    // What is pinned to its end is placed by it, outside of what scrolls.
    [media.mobile]: { position: 'relative', display: 'flex', flexDirection: 'column' },
  },
});

const scrolls = { overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' } as const;

/** On phones order and answer scroll as one, down to above what is pinned to the end of the page. */
export const scroll = style({
  display: 'contents',
  '@media': {
    [media.mobile]: {
      ...scrolls,
      display: 'block',
      flex: 1,
      minHeight: 0,
      paddingBottom: pinnedAnswers,
      scrollPaddingBottom: pinnedAnswers,
      background: vars.color.surface,
    },
  },
});

export const order = style({
  ...scrolls,
  minHeight: 0,
  '@media': { [media.mobile]: { overflow: 'visible', background: vars.color.paper } },
});

export const answer = style({
  ...scrolls,
  // What is focused stays in sight above the answers, which stick to the bottom.
  scrollPaddingBottom: 190,
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

/** On phones the time to promise comes after the last dish; the deadline stays in sight. */
export const deadline = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flex: 'none',
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

/** On phones at the end of the page, beside each other. */
globalStyle(`${page} ${answers}`, {
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gridTemplateColumns: '2fr',
      minHeight: pinnedAnswers,
      marginBottom: 0,
      padding: `${counterVars.space[2.5]} ${counterVars.space[4]}`,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});
