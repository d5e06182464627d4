import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';
import { partTitle } from './DayPanel.css.ts';

export const title = style([partTitle, { marginBottom: 0 }]);

export const apart = style({
  paddingTop: counterVars.space[3],
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.body,
});

export const refund = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: counterVars.space[3],
  padding: `${counterVars.space[1]} 0 ${counterVars.space[2]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const amount = style({ fontWeight: counterVars.weight.figure, whiteSpace: 'nowrap' });

export const author = style({ color: vars.color.ink, fontWeight: counterVars.weight.body });

export const why = style({
  gridColumn: '1 / -1',
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  overflowWrap: 'anywhere',
});
