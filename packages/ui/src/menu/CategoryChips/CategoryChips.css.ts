import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginTop: vars.space[3],
  paddingInlineEnd: vars.size.gutter,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { marginTop: vars.space[1], paddingInlineEnd: vars.space[3] } },
});

export const chips = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.size.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.mobile]: { paddingInlineStart: vars.space[3] } },
});

// What takes focus, or is gone to by an anchor, stays clear of the sticky row.
globalStyle(`html:has(${bar})`, { scrollPaddingTop: 68 });
