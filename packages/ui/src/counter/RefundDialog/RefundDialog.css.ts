import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 92px',
  gap: vars.space[4],
  alignItems: 'center',
  minHeight: '76px',
  padding: `${counterVars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: {
      gridTemplate: '"dish amount" "count count" / minmax(0, 1fr) auto',
      gap: `${counterVars.space[1.5]} ${counterVars.space[3]}`,
    },
  },
});

export const dish = style({
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.quote,
  fontWeight: counterVars.weight.name,
  lineHeight: 1.2,
});

export const each = style({ color: vars.color.ink2, fontSize: counterVars.text.caption });

export const amount = style({
  fontSize: counterVars.text.control,
  fontWeight: counterVars.weight.control,
  textAlign: 'end',
  '@media': { [media.mobile]: { gridArea: 'amount' } },
});

export const count = style({ '@media': { [media.mobile]: { gridArea: 'count' } } });

/** The fees beside each other, where there is room. */
export const fees = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const none = style({ color: vars.color.ink2, fontWeight: '500' });

export const everything = style({ padding: `${counterVars.space[5]} 0`, fontSize: counterVars.text.control });

export const quote = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `4px solid ${vars.color.accent}`,
  lineHeight: 1.4,
});
