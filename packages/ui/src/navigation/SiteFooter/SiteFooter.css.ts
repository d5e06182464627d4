import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

export const footer = style({
  margin: `${vars.space[14]} ${vars.size.gutter} 0`,
  paddingTop: vars.space[6],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.text.small,
});

export const columns = style([
  onScreen,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: vars.space[8],
  },
]);

export const heading = style({
  fontSize: vars.text.name,
  color: vars.color.ink,
  marginBottom: vars.space[2],
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  // A long e-mail address breaks rather than widen the page.
  overflowWrap: 'anywhere',
});

globalStyle(`${link} > a`, { paddingBlock: vars.space[1] });

export const phone = style({ whiteSpace: 'nowrap' });

export const legal = style({
  marginTop: vars.space[6],
  fontSize: vars.text.caption,
  color: vars.color.ink3,
});
