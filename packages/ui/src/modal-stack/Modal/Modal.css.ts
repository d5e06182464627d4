import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { toastSpace } from '../../primitives/Toast/Toast.css.ts';
import { appear, low, rise } from '../../theme/appear.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

const fadeOut = keyframes({ to: { opacity: 0 } });
const sink = keyframes({ to: low });
const slideIn = keyframes({ from: { transform: 'translateY(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateY(100%)' } });

// The stack sets the attribute while a dialog is open (ModalStackProvider). Where the page had a scroll bar, its place
// stays, so that nothing moves, and has the scrim's colour over the browser's own, which is close to the page's.
globalStyle('html[data-modal-open] > body', { overflow: 'hidden' });
globalStyle('html[data-modal-open="scrollbar"]', {
  scrollbarGutter: 'stable',
  background: vars.color.scrim,
});

// Radix turns the pointer off on the body while a dialog is open, which all elements of the page would inherit: the
// browser would restyle each of them. The scrim keeps the pointer from the page without that.
globalStyle('body > *', { pointerEvents: 'auto' });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  // An open dialog takes the pointer from everything beside it; the page under the scrim must not get it instead.
  pointerEvents: 'auto',
  touchAction: 'pinch-zoom',
  background: vars.color.scrim,
  selectors: {
    // One veil, under the top dialog, however many are stacked.
    '&:has(~ &[data-state="open"])': { opacity: 0 },
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.enter} ${vars.motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.move} ${vars.motion.easeIn}` },
  },
});

const base = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  margin: 'auto auto 5dvh',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  // 60 % by 90 % of the viewport (spec §2, Components); messages that stand above take from it while they are shown.
  width: '60vw',
  height: `min(90dvh, 95dvh - ${toastSpace})`,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.enter} ${vars.motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.motion.move} ${vars.motion.easeIn}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [media.belowDesktop]: { width: '84vw' },
    [media.mobile]: {
      width: '100%',
      borderRadius: 0,
      marginBottom: 0,
      selectors: {
        '&[data-state="open"]': { animationName: slideIn },
        '&[data-state="closed"]': { animationName: slideOut },
      },
    },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const modal = styleVariants({
  screen: [
    base,
    {
      '@media': {
        [media.mobile]: { height: `calc(100dvh - ${toastSpace})` },
      },
    },
  ],
  sheet: [
    base,
    {
      '@media': {
        [media.mobile]: {
          height: `calc(100dvh - max(12px, ${toastSpace}))`,
          borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        },
      },
    },
  ],
});

export const close = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  top: vars.space[3],
  zIndex: 3,
  background: vars.color.surface,
  // Contrast themes show it.
  border: '1px solid transparent',
  '@media': { [media.mobile]: { boxShadow: vars.shadow.raised } },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  padding: `${vars.space[5]} ${vars.space[18]} ${vars.space[3]} ${vars.space[8]}`,
  '@media': { [media.mobile]: { paddingInlineStart: vars.space[5] } },
});

export const title = titles.panel;

export const body = style({
  flex: 1,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: `${vars.space[2]} ${vars.space[8]} ${vars.space[8]}`,
  '@media': { [media.mobile]: { paddingInline: vars.space[5] } },
});

export const footer = style({
  flex: 'none',
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.mobile]: {
      padding: `${vars.space[3]} ${vars.space[4]}`,
      paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});
