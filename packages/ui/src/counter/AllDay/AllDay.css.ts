import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.color.paper,
  color: vars.color.ink,
});

export const title = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: '72px',
  paddingInline: counterVars.space[3.5],
  borderBottom: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.heading,
  fontWeight: counterVars.weight.lane,
  letterSpacing: counterVars.tracking.title,
});

/** What has no room is counted below: nothing here is worth a scroll with wet hands. */
export const list = style({ flex: '0 1 auto', minHeight: 0, overflow: 'clip' });

export const dish = style({
  display: 'grid',
  gridTemplateColumns: '2.875rem minmax(0, 1fr)',
  columnGap: counterVars.space[1],
  alignItems: 'center',
  minHeight: '46px',
  padding: `${vars.space[1]} ${counterVars.space[2.5]} ${vars.space[1]} ${counterVars.space[3.5]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const cut = style({ visibility: 'hidden' });

export const quantity = style({
  fontSize: counterVars.text.heading,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const sign = style({ marginInlineStart: '1px', fontSize: counterVars.text.body, fontWeight: 600 });

export const name = style({
  fontSize: counterVars.text.caption,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.14,
  overflowWrap: 'anywhere',
});

export const rest = style({
  flex: 'none',
  padding: `${vars.space[3]} ${counterVars.space[3.5]}`,
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
});
