import { style, styleVariants } from '@vanilla-extract/css';
import { mark as marks, ring } from '../../private/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const row = style([
  ring,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    width: '100%',
    minHeight: '60px',
    padding: `${counterVars.space[1.5]} ${counterVars.space[1]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    borderRadius: 0,
    fontSize: counterVars.text.control,
    fontWeight: counterVars.weight.name,
    lineHeight: 1.25,
    selectors: { '&:has(:checked)': { fontWeight: counterVars.weight.figure } },
  },
]);

const large = { width: '30px', height: '30px' } as const;

export const mark = styleVariants({
  radio: [marks.radio, large],
  checkbox: [marks.checkbox, large],
});

export const detail = style({
  marginInlineStart: 'auto',
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.name,
  textAlign: 'end',
});
