import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const section = style({ padding: `0 ${vars.size.gutter}`, marginBottom: vars.space[10] });

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

export const title = style([titles.panel]);

/** The sidebar has its own on desktop. */
export const logOut = style({
  padding: `0 ${vars.size.gutter}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const loading = style({ display: 'grid', gap: vars.space[4], padding: `0 ${vars.size.gutter}` });

export const notice = style({ marginTop: vars.space[4] });
