import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const side = { open: vars.size.side, collapsed: vars.size.sideCollapsed } as const;

const base = style({ minHeight: '100vh' });

export const shell = styleVariants(side, (width) => [
  base,
  {
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: `${width} minmax(0, 1fr)`,
        transition: `grid-template-columns ${vars.motion.move} ${vars.motion.easeOut}`,
      },
    },
  },
]);

export const withCart = styleVariants(side, (width) => ({
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${width} minmax(0, 1fr) ${vars.size.cart}` },
  },
}));

export const reserving = styleVariants(side, (width) => ({
  '@media': {
    [media.desktop]: {
      selectors: {
        ':root[data-session="likely"] &': {
          gridTemplateColumns: `${width} minmax(0, 1fr) ${vars.size.cart}`,
        },
      },
    },
  },
}));

// Tells what floats over the main column (toasts) where that column is.
for (const state of ['open', 'collapsed'] as const) {
  globalStyle(`:root:has([data-shell="${state}"])`, {
    '@media': { [media.desktop]: { vars: { [vars.size.mainStart]: side[state] } } },
  });
}
globalStyle(':root:has([data-shell-cart])', {
  '@media': { [media.desktop]: { vars: { [vars.size.mainEnd]: vars.size.cart } } },
});

export const skip = style({
  position: 'fixed',
  zIndex: 60,
  insetInlineStart: vars.space[4],
  top: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

export const sideColumn = style({
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const column = style({
  minWidth: 0,
  paddingBottom: vars.space[18],
  '@media': { [media.belowDesktop]: { paddingBottom: 150 } },
});

// The focus only lands here from the skip link. The foot of the page stays below the first screen, so that it does not
// move while a short page grows into what it has loaded.
export const main = style({ minHeight: '100vh', selectors: { '&:focus-visible': { outline: 'none' } } });

export const cartColumn = style({
  minWidth: 0,
  background: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const cartPanel = style({
  position: 'sticky',
  top: 0,
  height: '100vh',
  display: 'flex',
  flexDirection: 'column',
});

export const belowDesktop = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const cartBar = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 16,
  bottom: `calc(${vars.size.bottomBar} + 12px + env(safe-area-inset-bottom))`,
});
