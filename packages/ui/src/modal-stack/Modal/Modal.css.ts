import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(16px)' } });
const slideIn = keyframes({ from: { transform: 'translateY(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateY(100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: vars.color.scrim,
  transition: `opacity ${vars.motion.move}`,
  selectors: {
    // One veil, under the top dialog, however many are stacked.
    '&:has(~ &[data-state="open"])': { opacity: 0 },
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.enter} ${vars.motion.easeOut}` },
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
  height: ['90vh', '90dvh'],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.enter} ${vars.motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.motion.move} ${vars.motion.easeIn} forwards` },
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
        [media.mobile]: { height: ['100vh', '100dvh'] },
      },
    },
  ],
  sheet: [
    base,
    {
      '@media': {
        [media.mobile]: {
          height: ['calc(100vh - 12px)', 'calc(100dvh - 12px)'],
          borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        },
      },
    },
  ],
});

export const close = style({
  position: 'absolute',
  insetInlineEnd: 14,
  top: 14,
  zIndex: 3,
  background: vars.color.surface,
  '@media': { [media.mobile]: { boxShadow: vars.shadow.raised } },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 72,
  padding: `${vars.space[4]} 72px ${vars.space[3]} ${vars.space[8]}`,
  '@media': { [media.mobile]: { paddingInlineStart: vars.space[5] } },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.panel,
  fontWeight: vars.weight.panel,
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
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
