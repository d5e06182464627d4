import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const head = style({
  padding: `${vars.space[10]} ${vars.size.gutter} ${vars.space[6]}`,
  '@media': { [media.mobile]: { paddingTop: vars.space[8] } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  margin: `-10px 0 ${vars.space[2]}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  ':hover': { color: vars.color.ink },
});

export const title = style([titles.page, { overflowWrap: 'anywhere' }]);

export const note = style({
  marginTop: vars.space[3],
  maxWidth: '56ch',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
