import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { appear, low, rise } from '../../theme/appear.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

const fadeOut = keyframes({ to: { opacity: 0 } });
const sink = keyframes({ to: low });
const slideIn = keyframes({ from: { transform: 'translateY(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateY(100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
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
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  // 60 % by 90 % of the viewport (spec §2, Components).
  width: '60vw',
  height: '90dvh',
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
      width: '100vw',
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
        [media.mobile]: { height: '100dvh' },
      },
    },
  ],
  sheet: [
    base,
    {
      '@media': {
        [media.mobile]: {
          height: 'calc(100dvh - 12px)',
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
