import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const head = style({
  padding: `${vars.space[10]} ${vars.size.gutter} ${vars.space[6]}`,
  '@media': { [media.mobile]: { paddingTop: vars.space[8] } },
});

export { back } from '../../primitives/Link/Link.css.ts';

export const title = titles.page;

export const note = style({
  marginTop: vars.space[3],
  maxWidth: '37em',
  color: vars.color.ink2,
});
