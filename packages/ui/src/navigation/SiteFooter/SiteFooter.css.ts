import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const footer = style({
  margin: `${vars.space[14]} ${vars.size.gutter} 0`,
  paddingTop: vars.space[6],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.text.small,
  lineHeight: 1.55,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr',
  gap: vars.space[8],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const heading = style({
  fontSize: vars.text.name,
  color: vars.color.ink,
  marginBottom: vars.space[2],
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 32 });

export const phone = style({ whiteSpace: 'nowrap' });

export const legal = style({
  marginTop: vars.space[6],
  fontSize: vars.text.caption,
  color: vars.color.ink3,
  textWrap: 'pretty',
});
