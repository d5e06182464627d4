import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const mark = style({
  position: 'relative',
  minWidth: 24,
  minHeight: 20,
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.mark,
  border: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.ink2,
  fontSize: vars.text.mark,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.flat,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
});

/** The place of a mark that draws itself. */
export const held = style({ display: 'inline-flex' });

/** A name and its marks, on one line where there is room. */
export const named = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const heat = style([mark]);
export const flame = style({ scale: '0.75', margin: -2 });
