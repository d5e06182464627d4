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
// Storybook's docs pages set each line of a list in.
globalStyle(`.sbdocs-content ${status} dd:not(.docs-story *)`, {
  margin: 0,
  padding: 0,
  fontWeight: vars.weight.control,
});
