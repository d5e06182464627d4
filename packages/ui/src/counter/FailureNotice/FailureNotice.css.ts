import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const notice = style({
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[5],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: counterVars.text.subtitle,
});

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: counterVars.size.tap,
  paddingBlock: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
});

export const what = style({ fontWeight: counterVars.weight.figure });
