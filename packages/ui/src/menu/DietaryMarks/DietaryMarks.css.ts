import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const mark = style({
  position: 'relative',
  minWidth: 22,
  minHeight: 20,
  padding: `2px ${vars.space[1]}`,
  borderRadius: vars.radius.mark,
  border: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.ink2,
  fontSize: vars.text.mark,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.02em',
  lineHeight: vars.leading.flat,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
});

export const heat = style([mark]);
export const flame = style({ scale: '0.75', margin: -2 });
