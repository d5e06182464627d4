import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  wordSpacing: '0.08em',
  // On phones it shares its line with the login button.
  '@media': { [media.mobile]: { wordSpacing: 'normal' } },
});

const dot = style({ flex: 'none', width: 9, height: 9, borderRadius: vars.radius.round });

export const dotOpen = style([
  dot,
  {
    background: vars.color.good,
    boxShadow: `0 0 0 3px ${vars.color.goodSoft}`,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
]);

/** A hollow ring: shape and words show the state, not colour alone. */
export const dotClosed = style([dot, { border: `2px solid ${vars.color.ink2}` }]);
