import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const section = style({
  padding: `${vars.space[6]} ${vars.size.gutter} 0`,
  selectors: { '& + &': { paddingTop: vars.space[10] } },
});

export const head = style({
  containerType: 'inline-size',
  marginBottom: vars.space[5],
});

export const headRow = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  '@container': { '(max-width: 37.45rem)': { flexWrap: 'wrap' } },
});

export const title = style([titles.section]);

export const note = style({
  color: vars.color.ink2,
  fontSize: vars.text.small,
  '@container': { '(max-width: 37.45rem)': { order: 3, width: '100%' } },
});

export const seeAll = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap', fontSize: vars.text.small });
