import { brightKey } from '@tiffin/domain';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { colourRoles, linkLean, neutralLean, palette, type Scheme } from './palette.ts';
import { easeOut, shadowCss, shadows, titleSizes, typefaces } from './role-values.ts';
import { toneCss } from './tone-css.ts';

const colours = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(colourRoles.map((role) => [vars.color[role], toneCss(palette[scheme][role])]));

const shadowsOf = (scheme: Scheme): Record<string, string> =>
  assignVars(vars.shadow, {
    raised: shadowCss(shadows[scheme].raised),
    floating: shadowCss(shadows[scheme].floating),
  });

/** The titles' sizes as custom properties. */
const titles = (sizes: Record<keyof typeof titleSizes.mobile, string>): Record<string, string> => ({
  [vars.text.section]: sizes.section,
  [vars.text.dialog]: sizes.dialog,
  [vars.text.page]: sizes.page,
  [vars.text.masthead]: sizes.masthead,
});

/** The light scheme's colours and shadows, as custom properties. */
export const lightScheme: Record<string, string> = {
  '--tiffin-hue-neutral': `calc(var(--tiffin-hue) + ${neutralLean.light} * var(--tiffin-bright))`,
  '--tiffin-hue-link': `calc(var(--tiffin-hue) + ${linkLean} * var(--tiffin-bright))`,
  ...colours('light'),
  ...shadowsOf('light'),
};

/** The dark scheme's colours and shadows, as custom properties. */
export const darkScheme: Record<string, string> = {
  '--tiffin-hue-neutral': `calc(var(--tiffin-hue) + ${neutralLean.dark} * var(--tiffin-bright))`,
  '--tiffin-hue-link': 'var(--tiffin-hue)',
  ...colours('dark'),
  ...shadowsOf('dark'),
};

// What the schemes have in common is there already.
const darkOnly = Object.fromEntries(
  Object.entries(darkScheme).filter(([name, value]) => lightScheme[name] !== value),
);

// No specificity: brandStyle's `:root` wins wherever it stands in the page.
globalStyle(':where(:root)', { vars: { '--tiffin-hue': '73' } });

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    // 1 for hues within the bright key's reach, else 0.
    '--tiffin-bright': `clamp(0, (${brightKey.reach} - max(var(--tiffin-hue) - ${brightKey.hue}, ${brightKey.hue} - var(--tiffin-hue))) * 100, 1)`,
    ...lightScheme,
    ...assignVars(vars.font, typefaces),
    ...titles(titleSizes.fromTablet),
    [vars.motion.easeOut]: easeOut,
    // With larger text the columns beside the page grow as far as the page can spare.
    [vars.size.side]: 'min(13rem, 24vw)',
    [vars.size.cart]: 'min(23rem, 33vw)',
    [vars.size.gutter]: '40px',
    [vars.size.mainStart]: '0px',
    [vars.size.mainEnd]: '0px',
  },
  '@media': {
    [media.belowWide]: { vars: { [vars.size.gutter]: '32px' } },
    [media.mobile]: {
      vars: { [vars.size.gutter]: '20px', ...titles(titleSizes.mobile) },
    },
  },
});

globalStyle(':root', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkOnly } },
});
