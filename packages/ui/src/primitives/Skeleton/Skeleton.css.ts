import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({ from: { backgroundPosition: '180% 0' }, to: { backgroundPosition: '-80% 0' } });

/** How long a wait shows nothing at all; nothing is left of it where the wait is already on. */
export const patience = createVar();
const delay = fallbackVar(patience, '150ms');

const base = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.mark,
  backgroundColor: vars.color.sunken,
  backgroundImage: `linear-gradient(100deg, transparent 30%, color-mix(in oklch, ${vars.color.surface} 60%, transparent) 50%, transparent 70%)`,
  backgroundSize: '180% 100%',
  backgroundRepeat: 'no-repeat',
  // Short waits show nothing at all.
  animation: `${appear} 1ms ${delay} both, ${sweep} 1.6s ${delay} linear infinite`,
  '@media': {
    [media.reducedMotion]: { backgroundImage: 'none' },
    [media.forcedColours]: { border: '1px solid GrayText' },
  },
  selectors: { ':root[data-motion="reduced"] &': { backgroundImage: 'none' } },
});

export const skeleton = styleVariants({
  caption: [base, { height: 13, marginBlock: 3 }],
  text: [base, { height: 16, marginBlock: 4 }],
  title: [base, { height: 26, marginBlock: 4 }],
  control: [base, { height: vars.size.control, borderRadius: vars.radius.control }],
  tile: [base, { borderRadius: vars.radius.tile }],
  circle: [base, { borderRadius: '50%', aspectRatio: '1' }],
});

export const width = styleVariants({
  full: { width: '100%' },
  long: { width: '72%' },
  half: { width: '48%' },
  short: { width: '26%' },
});
