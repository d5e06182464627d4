import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowDesktop, onDesktop, onScreen } from '../../theme/visibility.css.ts';

const { side, sideCollapsed, cart, mainStart, mainEnd } = vars.size;

export const shell = style({
  '@media': {
    [`screen and ${media.desktop}`]: {
      display: 'grid',
      gridTemplateColumns: `${mainStart} minmax(0, 1fr) ${mainEnd}`,
      transition: `grid-template-columns ${vars.motion.move} ${vars.motion.easeOut}`,
    },
  },
});

export const open = style({});
export const collapsed = style({});
export const withCart = style({});
export const reserving = style({});

// The document too knows where the main column is: toasts float over it.
const beside = (shells: string, measures: Record<string, string>) =>
  globalStyle(`:root:has(${shells}), ${shells}`, { '@media': { [media.desktop]: { vars: measures } } });
beside(`.${open}`, { [mainStart]: side });
beside(`.${collapsed}`, { [mainStart]: sideCollapsed });
beside(`.${withCart}`, { [mainEnd]: cart });
globalStyle(`:root[data-session="likely"] .${reserving}`, {
  '@media': { [media.desktop]: { vars: { [mainEnd]: cart } } },
});

export const skip = style([
  onScreen,
  {
    position: 'fixed',
    zIndex: 40,
    insetInlineStart: vars.space[4],
    top: vars.space[4],
    padding: vars.space[3],
    background: vars.color.inverse,
    color: vars.color.onInverse,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
]);

export const sideColumn = style([onDesktop, onScreen, { borderInlineEnd: `1px solid ${vars.color.line}` }]);

export const column = style({
  minWidth: 0,
  paddingBottom: vars.space[18],
  '@media': { [media.belowDesktop]: { paddingBottom: 150 }, [media.print]: { paddingBottom: 0 } },
});

// The focus only lands here from the skip link. The foot of the page stays below the first screen, so that it does not
// move while a short page grows into what it has loaded.
export const main = style({
  minHeight: '100vh',
  '@media': { [media.print]: { minHeight: 0 } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const cartColumn = style([
  onDesktop,
  onScreen,
  {
    minWidth: 0,
    background: vars.color.surface,
    borderInlineStart: `1px solid ${vars.color.line}`,
  },
]);

export const cartPanel = style({
  position: 'sticky',
  top: 0,
  height: '100vh',
  display: 'flex',
  flexDirection: 'column',
});

export const below = style([belowDesktop, onScreen]);

export const cartBar = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space[4],
  bottom: `calc(${vars.size.bottomBar} + 12px + env(safe-area-inset-bottom))`,
});
