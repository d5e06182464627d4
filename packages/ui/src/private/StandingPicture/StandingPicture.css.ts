import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({ position: 'absolute', isolation: 'isolate' });

export const stand = styleVariants({
  ground: [
    base,
    {
      '::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        left: '2%',
        right: '2%',
        bottom: '-6%',
        height: '16%',
        background: `radial-gradient(closest-side, color-mix(in oklch, ${vars.color.ground} 62%, transparent), transparent)`,
      },
    },
  ],
  air: [base],
});

const filter = { lit: vars.grade, dimmed: `${vars.grade} brightness(0.86) saturate(0.75)` } as const;

export const picture = styleVariants(filter, (value) => ({ width: '100%', height: 'auto', filter: value }));
