import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

export const line = style([
  onScreen,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
]);

const dotBase = style({ width: 9, height: 9, borderRadius: vars.radius.round });

const pulse = keyframes({
  from: { boxShadow: `0 0 0 0 color-mix(in oklch, ${vars.color.good} 45%, transparent)` },
  '70%, to': { boxShadow: '0 0 0 9px transparent' },
});

const hollow = { boxShadow: `inset 0 0 0 2px ${vars.color.ink2}` } as const;

export const dot = styleVariants({
  live: [
    dotBase,
    {
      background: vars.color.good,
      boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.good} 22%, transparent)`,
      '@media': {
        [media.anyMotion]: { animation: `${pulse} 2.4s ${vars.motion.easeOut} infinite` },
        [media.forcedColours]: { background: 'CanvasText' },
      },
    },
  ],
  connecting: [dotBase, hollow],
  lost: [dotBase, hollow],
});
