import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const tabs = style({
  display: 'none',
  minWidth: 0,
  '@media': {
    [media.mobile]: { flex: 'none', display: 'grid', gridTemplateColumns: '0.9fr 1.4fr 1.05fr' },
  },
});

const base = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '72px',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
});

export const tab = styleVariants({
  calm: [
    base,
    {
      selectors: {
        '&[aria-pressed="true"]': { boxShadow: 'inset 0 -5px 0 currentColor', color: vars.color.ink },
      },
    },
  ],
  ringing: [
    base,
    {
      selectors: {
        '&[aria-pressed="true"]': {
          background: counterVars.color.new,
          borderColor: counterVars.color.new,
          color: counterVars.color.onNew,
        },
      },
    },
  ],
});

export const count = style({
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.figure,
  lineHeight: 1,
  color: vars.color.ink,
  selectors: { [`${tab.ringing}[aria-pressed="true"] &`]: { color: 'inherit' } },
});

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: counterVars.space[1.5],
  whiteSpace: 'nowrap',
});

export const late = style({ color: vars.color.bad });
