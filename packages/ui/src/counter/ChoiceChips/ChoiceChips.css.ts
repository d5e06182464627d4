import { style, styleVariants } from '@vanilla-extract/css';
import { nativeInput } from '../../private/choice.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const columns = styleVariants({ 2: 2, 3: 3, 5: 5, 6: 6 }, (count) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: vars.space[2],
  '@media': {
    [media.mobile]: { gridTemplateColumns: `repeat(${Math.min(count, 3)}, minmax(0, 1fr))` },
  },
}));

export const option = style({ position: 'relative', display: 'grid' });

/** A chip, chosen or not; the look of a radio and of a button that stays pressed. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: counterVars.size.button,
  padding: `${counterVars.space[1.5]} ${counterVars.space[2]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: counterVars.text.body,
  fontWeight: '620',
  lineHeight: 1.15,
  textAlign: 'center',
  selectors: {
    [`${nativeInput}:checked + &, &[aria-pressed="true"]`]: {
      background: vars.color.inverse,
      color: vars.color.onInverse,
      borderColor: 'transparent',
    },
    [`${nativeInput}:disabled + &, &:disabled`]: {
      background: vars.color.sunken,
      color: vars.color.ink2,
      borderColor: vars.color.line,
    },
    [`${nativeInput}:focus-visible + &`]: { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        [`${nativeInput}:checked + &, &[aria-pressed="true"]`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** Shown on the chosen one only: colour is never alone. */
export const mark = style({
  display: 'none',
  selectors: { [`${nativeInput}:checked + ${face} &, [aria-pressed="true"] > &`]: { display: 'block' } },
});
