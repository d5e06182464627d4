import { style } from '@vanilla-extract/css';
import { hitArea, link } from '../../primitives/Link/Link.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  gap: vars.space[10],
  marginTop: vars.space[8],
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4] } },
});

export const term = text.aside;

export const value = style({
  fontSize: vars.text.name,
  fontWeight: vars.weight.strong,
});

export const place = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const closing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 64,
  marginInlineEnd: 'auto',
  lineHeight: vars.leading.snug,
  fontSize: vars.text.control,
  color: vars.color.ink2,
});

export const stay = style([link.text, hitArea, { display: 'block', minHeight: 24 }]);

export const follow = style({ '@media': { [media.mobile]: { flex: '1 1 100%' } } });
