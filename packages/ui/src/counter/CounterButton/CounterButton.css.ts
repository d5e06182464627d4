import { style, styleVariants } from '@vanilla-extract/css';
import { press } from '../../private/PressButton.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const button = style([
  press,
  {
    gap: counterVars.space[2.5],
    // Backgrounds are gone in contrast themes: only a border shows what can be pressed.
    border: '1.5px solid transparent',
    fontWeight: counterVars.weight.control,
    lineHeight: '1.15',
    textDecoration: 'none',
    touchAction: 'manipulation',
  },
]);

export const size = styleVariants({
  small: {
    minHeight: counterVars.size.tap,
    padding: `${vars.space[2]} ${counterVars.space[4.5]}`,
    fontSize: counterVars.text.body,
  },
  medium: {
    minHeight: counterVars.size.button,
    padding: `${vars.space[2]} ${counterVars.space[3.5]}`,
    fontSize: counterVars.text.control,
  },
  answer: {
    minHeight: counterVars.size.answer,
    padding: `${vars.space[2]} ${vars.space[5]}`,
    fontSize: counterVars.text.heading,
  },
});

export const variant = styleVariants({
  ink: { background: vars.color.inverse, color: vars.color.onInverse },
  line: { background: vars.color.surface, color: vars.color.ink, borderColor: vars.color.lineStrong },
  new: { background: counterVars.color.new, color: counterVars.color.onNew },
  go: { background: vars.color.accent, color: vars.color.onAccent },
  late: { background: counterVars.color.late, color: counterVars.color.onLate },
});

export const wide = style({ width: '100%' });

/** The icon above the words, for a narrow button at the end of a row. */
export const stacked = style({
  flexDirection: 'column',
  gap: counterVars.space[1],
  minHeight: '96px',
  padding: vars.space[2],
  fontSize: counterVars.text.body,
});
