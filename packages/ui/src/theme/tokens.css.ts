import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { brightKey, colourRoles, linkLean, neutralLean, palette, type Scheme } from './palette.ts';
import { toneCss } from './tone-css.ts';

const colours = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(colourRoles.map((role) => [vars.color[role], toneCss(palette[scheme][role])]));

const lightScheme = {
  '--hn': `calc(var(--h) + ${neutralLean.light} * var(--bright))`,
  '--hl': `calc(var(--h) + ${linkLean} * var(--bright))`,
  ...colours('light'),
  ...assignVars(vars.shadow, {
    raised: '0 1px 2px oklch(0.3 0.03 var(--h) / 0.08), 0 6px 20px oklch(0.3 0.03 var(--h) / 0.07)',
    floating: '0 2px 6px oklch(0.25 0.03 var(--h) / 0.12), 0 24px 64px oklch(0.25 0.03 var(--h) / 0.22)',
  }),
};

const darkScheme = {
  '--hn': `calc(var(--h) + ${neutralLean.dark} * var(--bright))`,
  '--hl': 'var(--h)',
  ...colours('dark'),
  ...assignVars(vars.shadow, {
    raised: '0 1px 2px oklch(0 0 0 / 0.3), 0 6px 20px oklch(0 0 0 / 0.25)',
    floating: '0 2px 6px oklch(0 0 0 / 0.4), 0 24px 64px oklch(0 0 0 / 0.55)',
  }),
};

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
    ...assignVars(vars.text, {
      mark: '0.75rem',
      caption: '0.8125rem',
      small: '0.875rem',
      control: '0.9375rem',
      body: '1rem',
      name: '1.125rem',
      subtitle: '1.25rem',
      panel: '1.5rem',
      lead: '1.75rem',
      section: '2rem',
      dialog: '2.75rem',
      page: '3.5rem',
      masthead: '5rem',
      cover: '8.25rem',
    }),
    ...assignVars(vars.weight, {
      title: '400',
      section: '430',
      panel: '480',
      name: '550',
      regular: '400',
      medium: '500',
      control: '550',
      strong: '620',
      price: '640',
    }),
    ...assignVars(vars.leading, { flat: '1', title: '1.12', name: '1.18', snug: '1.35', text: '1.5' }),
    ...assignVars(vars.tracking, {
      masthead: '-0.035em',
      section: '-0.025em',
      page: '-0.022em',
      name: '-0.015em',
      code: '0.04em',
    }),
    ...assignVars(vars.space, {
      1: '0.25rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      5: '1.25rem',
      6: '1.5rem',
      8: '2rem',
      10: '2.5rem',
      14: '3.5rem',
      18: '4.5rem',
    }),
    ...assignVars(vars.radius, {
      mark: '6px',
      control: '10px',
      tile: '14px',
      dialog: '20px',
      round: '999px',
    }),
    ...assignVars(vars.motion, {
      press: '120ms',
      move: '220ms',
      enter: '340ms',
      easeOut: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      easeIn: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
    }),
    ...assignVars(vars.size, {
      touch: '44px',
      control: '48px',
      // With larger text the columns beside the page grow as far as the page can spare.
      side: 'clamp(208px, 13rem, 24vw)',
      sideCollapsed: '80px',
      cart: 'clamp(368px, 23rem, 34vw)',
      gutter: '40px',
      bottomBar: 'max(64px, 2.75rem)',
      mainStart: '0px',
      mainEnd: '0px',
    }),
    [vars.grade]: 'sepia(0.18) saturate(1.22)',
  },
  '@media': {
    [media.narrowDesktop]: {
      vars: { [vars.size.cart]: 'clamp(336px, 21rem, 34vw)', [vars.size.gutter]: '28px' },
    },
    [media.belowDesktop]: { vars: { [vars.size.gutter]: '32px' } },
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

globalStyle(':root[data-scheme="dark"]', { colorScheme: 'dark', vars: darkScheme });

globalStyle(':root:not([data-scheme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkScheme } },
});
