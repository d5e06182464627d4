import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, title as titles } from '../../theme/typography.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', width: '100%', maxWidth: 440 });

export const title = titles.dialog;

export const lead = style({
  marginBlock: `${vars.space[3]} ${vars.space[8]}`,
  fontSize: vars.text.name,
  color: vars.color.ink2,
});

export const news = style({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[5] });

export const google = style({
  minHeight: 56,
  background: vars.color.surface,
  ':hover': { background: vars.color.sunken },
});

export const instead = style({ alignSelf: 'start', marginTop: vars.space[2] });

export const points = style({ marginBlock: vars.space[5] });

export const point = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 36,
  fontSize: vars.text.control,
  color: vars.color.ink2,
});

export const pointIcon = style({ color: vars.color.ink });

export const legal = style([aside, { paddingTop: vars.space[5], borderTop: `1px solid ${vars.color.line}` }]);

export const browse = style({ marginTop: vars.space[5] });
