import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import { belowDesktop } from '../../theme/visibility.css.ts';

export const section = style({ paddingInline: vars.size.gutter, marginBottom: vars.space[10] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  // As high as with the button that comes with the list, padding and line included.
  minHeight: `calc(${vars.size.touch} + ${vars.space[2]} + 1px)`,
  paddingBottom: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const title = titles.panel;

/** The sidebar has its own on desktop. */
export const logOut = style([belowDesktop, { paddingInline: vars.size.gutter }]);

export const loading = style({ display: 'grid', gap: vars.space[4], paddingInline: vars.size.gutter });

export const notice = style({ marginTop: vars.space[4] });
