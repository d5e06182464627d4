import { style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../../private/choice.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';
import { counterVars } from '../counter-theme.css.ts';

export const group = style({ minWidth: 0 });

export const unseen = screenReaderOnly;

const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: '5px',
  borderRadius: '13px',
  background: vars.color.sunken,
});

const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  gap: vars.space[2],
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr' } },
});

export const options = { bar, chips } as const;

const optionBase = style([
  ring,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    padding: '4px 8px',
    fontSize: counterVars.text.body,
    lineHeight: 1.15,
    textAlign: 'center',
    touchAction: 'manipulation',
    selectors: {
      '&:has(:checked)': {
        background: vars.color.inverse,
        borderColor: vars.color.inverse,
        color: vars.color.onInverse,
        fontWeight: counterVars.weight.control,
      },
    },
    '@media': {
      [media.forcedColours]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
    },
  },
]);

export const option = styleVariants({
  bar: [
    optionBase,
    {
      minHeight: counterVars.size.tap,
      borderRadius: '9px',
      color: vars.color.ink2,
      fontWeight: counterVars.weight.body,
    },
  ],
  chips: [
    optionBase,
    {
      minHeight: counterVars.size.button,
      border: `1.5px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.control,
      fontWeight: '620',
    },
  ],
});
