import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Taken out of the flow: it comes late, and nothing may move for it. */
export const place = style({
  position: 'absolute',
  zIndex: 4,
  insetInlineEnd: vars.size.gutter,
  top: 18,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[1],
  '@media': { [media.mobile]: { gap: 0 } },
});

export const button = style({
  background: vars.color.surface,
  '@media': { [media.mobile]: { paddingInline: vars.space[3] } },
});

/** Its words are the button's description on phones, too. */
export const dishes = style({
  maxWidth: '18rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.mark,
  background: vars.color.surface,
  color: vars.color.ink2,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  textAlign: 'end',
  '@media': { [media.mobile]: { display: 'none' } },
});
