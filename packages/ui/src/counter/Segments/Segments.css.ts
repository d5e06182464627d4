import { style } from '@vanilla-extract/css';
import { ring } from '../../private/choice.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  minWidth: 0,
  padding: '5px',
  borderRadius: '13px',
  background: vars.color.sunken,
});

export const option = style([
  ring,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: counterVars.size.tap,
    padding: `${counterVars.space[1]} ${counterVars.space[2]}`,
    borderRadius: '9px',
    color: vars.color.ink2,
    fontSize: counterVars.text.body,
    fontWeight: counterVars.weight.body,
    lineHeight: 1.15,
    textAlign: 'center',
    touchAction: 'manipulation',
    selectors: {
      '&:has(:checked)': {
        background: vars.color.inverse,
        color: vars.color.onInverse,
        fontWeight: counterVars.weight.control,
      },
    },
    '@media': {
      [media.forcedColours]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
    },
  },
]);
