import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const age = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[5],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
});

export const title = style([titles.name, { display: 'flex', alignItems: 'center', gap: vars.space[3] }]);

export const why = style({
  color: vars.color.ink2,
  fontSize: vars.text.control,
  lineHeight: vars.leading.snug,
});

globalStyle(`${age} label`, { fontWeight: vars.weight.strong });
