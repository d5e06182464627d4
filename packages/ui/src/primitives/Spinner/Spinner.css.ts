import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const wheel = style({
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: vars.radius.round,
  border: '2.5px solid color-mix(in oklch, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Still something moves, but only in brightness.
    [media.reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite !important` },
  },
});
