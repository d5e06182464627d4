import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Bottom centre of the main column, whatever stands beside it. */
export const layer = style({
  position: 'fixed',
  zIndex: 50,
  insetInlineStart: vars.size.mainStart,
  insetInlineEnd: vars.size.mainEnd,
  bottom: 28,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  pointerEvents: 'none',
  '@media': {
    [media.belowDesktop]: { bottom: `calc(${vars.size.bottomBar} + 84px)` },
  },
});

export const list = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { width: '100%', justifyItems: 'stretch' } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 56,
  maxWidth: 560,
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[5]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.control,
  fontWeight: 560,
  lineHeight: vars.leading.snug,
  // A modal dialog turns the pointer off for everything outside it; a toast can always be dismissed.
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.move} ${vars.motion.easeOut}`,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});

const iconBase = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  marginInlineStart: -6,
});

export const icon = styleVariants({
  bad: [iconBase, { background: vars.color.badFill, color: vars.color.onBadFill }],
  good: [iconBase, { background: vars.color.goodFill, color: vars.color.onGoodFill }],
});

export const message = style({ flex: 1, minWidth: 0 });

const onDark = { background: 'color-mix(in oklch, currentColor 14%, transparent)', color: 'inherit' };

export const action = style({
  flex: 'none',
  minHeight: vars.size.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: {
    '&:hover': onDark,
    '&:focus-visible': { outlineColor: vars.color.onInverse, outlineOffset: -4 },
  },
});

export const dismiss = style({
  selectors: {
    '&&': { color: 'inherit' },
    '&&:hover': onDark,
    '&:focus-visible': { outlineColor: vars.color.onInverse, outlineOffset: -4 },
  },
});
