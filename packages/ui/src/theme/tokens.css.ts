import { brightKey } from '@tiffin/domain';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { colourRoles, linkLean, neutralLean, palette, type Scheme } from './palette.ts';
import { toneCss } from './tone-css.ts';

const colours = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(colourRoles.map((role) => [vars.color[role], toneCss(palette[scheme][role])]));

/** The light scheme's colours and shadows, as custom properties. */
export const lightScheme: Record<string, string> = {
  '--hn': `calc(var(--h) + ${neutralLean.light} * var(--bright))`,
  '--hl': `calc(var(--h) + ${linkLean} * var(--bright))`,
  ...colours('light'),
  ...assignVars(vars.shadow, {
    raised: '0 1px 2px oklch(0.3 0.03 var(--h) / 0.08), 0 6px 20px oklch(0.3 0.03 var(--h) / 0.07)',
    floating: '0 2px 6px oklch(0.25 0.03 var(--h) / 0.12), 0 24px 64px oklch(0.25 0.03 var(--h) / 0.22)',
  }),
};

/** The dark scheme's colours and shadows, as custom properties. */
export const darkScheme: Record<string, string> = {
  '--hn': `calc(var(--h) + ${neutralLean.dark} * var(--bright))`,
  '--hl': 'var(--h)',
  ...colours('dark'),
  ...assignVars(vars.shadow, {
    raised: '0 1px 2px oklch(0 0 0 / 0.3), 0 6px 20px oklch(0 0 0 / 0.25)',
    floating: '0 2px 6px oklch(0 0 0 / 0.4), 0 24px 64px oklch(0 0 0 / 0.55)',
  }),
};

// What the schemes have in common is there already.
const darkOnly = Object.fromEntries(
  Object.entries(darkScheme).filter(([name, value]) => lightScheme[name] !== value),
);

// No specificity: brandStyle's `:root` wins wherever it stands in the page.
globalStyle(':where(:root)', { vars: { '--h': '73' } });

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    // 1 for hues within the bright key's reach, else 0.
    '--bright': `clamp(0, (${brightKey.reach} - max(var(--h) - ${brightKey.hue}, ${brightKey.hue} - var(--h))) * 100, 1)`,
    ...lightScheme,
    ...assignVars(vars.font, {
      serif: '"Fraunces Variable", "Fraunces Fallback Georgia", "Fraunces Fallback Times", Georgia, serif',
      sans: '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif',
    }),
    [vars.text.section]: '2rem',
    [vars.text.dialog]: '2.75rem',
    [vars.text.page]: '3.5rem',
    [vars.text.masthead]: '5rem',
    [vars.motion.easeOut]: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
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
      vars: {
        [vars.size.gutter]: '20px',
        [vars.text.masthead]: '3.25rem',
        [vars.text.section]: '1.625rem',
        [vars.text.dialog]: '2.125rem',
        [vars.text.page]: '2.5rem',
      },
    },
  },
});

globalStyle(':root', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkOnly } },
});
