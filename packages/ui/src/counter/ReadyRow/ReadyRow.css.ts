import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const row = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gap: counterVars.space[1],
  padding: `${counterVars.space[3]} ${counterVars.space[5]} ${counterVars.space[3.5]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: counterVars.text.body,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});

/** Opens the order: all of the row but its buttons is the target. */
export const open = style({
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const late = style({ color: vars.color.bad, fontWeight: counterVars.weight.control });

/** Above the target that opens the order. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: counterVars.space[2],
  marginTop: counterVars.space[1.5],
});

export const main = style({ flex: 1, minWidth: 0, minHeight: '60px', paddingInline: vars.space[2] });

export const undo = style({
  flex: 'none',
  width: counterVars.size.button,
  minHeight: '60px',
  paddingInline: 0,
});

export const notice = style({ position: 'relative', zIndex: 1 });

export const done = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${counterVars.space[2]} ${counterVars.space[5]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const doneNumber = style({
  display: 'block',
  fontSize: counterVars.text.control,
  fontWeight: counterVars.weight.figure,
  lineHeight: 1.15,
});
