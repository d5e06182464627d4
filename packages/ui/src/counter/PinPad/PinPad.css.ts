import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const pad = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '420px',
  margin: '0 auto',
  fontSize: counterVars.text.body,
  lineHeight: 1.35,
});

export const title = style({ fontWeight: counterVars.weight.figure });

export const reason = style({ color: vars.color.ink2, fontSize: counterVars.text.caption });

export const problem = style({ color: vars.color.bad, fontWeight: counterVars.weight.control });

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: counterVars.space[3.5],
  padding: `${counterVars.space[1]} 0`,
});

const dotBase = style({
  width: '26px',
  height: '26px',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
});

export const dot = styleVariants({
  empty: [dotBase],
  typed: [
    dotBase,
    {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      '@media': { [media.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  ],
});
