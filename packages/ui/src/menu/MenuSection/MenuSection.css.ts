import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, title as titles } from '../../theme/typography.css.ts';

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
  '@container': { '(max-width: 40rem)': { flexWrap: 'wrap' } },
});

export const title = titles.section;

export const note = style([aside, { '@container': { '(max-width: 40rem)': { order: 3, width: '100%' } } }]);

export const seeAll = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap', fontSize: vars.text.small });
