import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const chips = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  gap: vars.space[1],
  marginTop: vars.space[3],
  padding: `${vars.space[2]} ${vars.size.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { marginTop: vars.space[1], paddingInline: vars.space[3] } },
});

// What takes focus, or is gone to by an anchor, stays clear of the sticky row.
globalStyle(`html:has(${chips})`, { scrollPaddingTop: 68 });
