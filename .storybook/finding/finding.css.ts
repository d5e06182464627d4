import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlock: `0 ${vars.space[6]}`,
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.sans,
  fontSize: vars.text.caption,
  color: vars.color.ink,
});
globalStyle(`${status} dt`, { color: vars.color.ink2 });
globalStyle(`${status} dd`, { margin: 0, fontWeight: vars.weight.control });
