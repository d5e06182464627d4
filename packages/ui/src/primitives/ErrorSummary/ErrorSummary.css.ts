import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import { link as links } from '../Link/Link.css.ts';

export const summary = style({
  border: `2px solid ${vars.color.bad}`,
  borderRadius: vars.radius.tile,
  padding: `${vars.space[5]} ${vars.space[6]}`,
  background: vars.color.badSoft,
});

export const heading = style([
  titles.name,
  { display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.subtitle },
]);

export const list = style({ marginTop: vars.space[2] });

export const link = style([
  links.inherit,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: vars.color.bad,
    '@media': { [media.mobile]: { minHeight: vars.size.touch } },
  },
]);
