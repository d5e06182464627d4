import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { rise } from '../../theme/appear.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { link } from '../Link/Link.css.ts';

/** Height of the messages in sight; set on the root element by `ToastProvider`. */
export const toastsHeight = createVar();

/** Room that a dialog leaves above itself for the messages. */
export const toastSpace = fallbackVar(toastsHeight, '0px');

/** Bottom centre of the main column, whatever stands beside it. */
export const layer = style({
  position: 'fixed',
  zIndex: 50,
  insetInline: `${vars.size.mainStart} ${vars.size.mainEnd}`,
  bottom: vars.space[8],
  paddingInline: vars.space[4],
  pointerEvents: 'none',
  '@media': {
    // Above the bottom bar and the cart's.
    [media.belowDesktop]: { bottom: '9.3rem' },
  },
  selectors: {
    // Dialogs make room above themselves.
    ':root[data-modal-open] &': { top: 0, bottom: 'auto', insetInline: 0 },
  },
});

export const list = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [media.mobile]: { justifyItems: 'stretch' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxWidth: 560,
  marginTop: vars.space[2],
  border: '1px solid transparent',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  lineHeight: vars.leading.snug,
  // A modal dialog turns the pointer off for everything outside it; a toast can always be dismissed.
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.move} ${vars.motion.easeOut}`,
});

const iconBase = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.round,
});

export const icon = styleVariants({
  bad: [iconBase, { background: vars.color.badFill, color: vars.color.onBadFill }],
  good: [iconBase, { background: vars.color.goodFill, color: vars.color.onGoodFill }],
});

export const message = style({ flex: 1, minWidth: 0 });

const onDark = style({
  selectors: {
    '&&': { color: 'inherit' },
    '&&:hover': { background: 'color-mix(in oklch, currentColor 25%, transparent)' },
    '&&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
  },
});

export const action = style([
  onDark,
  link.inherit,
  {
    flex: 'none',
    minHeight: vars.size.touch,
    paddingInline: vars.space[3],
    fontWeight: vars.weight.strong,
  },
]);

export const dismiss = onDark;
