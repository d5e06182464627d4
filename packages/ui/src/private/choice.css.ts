import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** The native control, out of sight but over the drawn one, so that touch exploration finds it. */
export const nativeInput = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '50%',
  width: 22,
  height: 22,
  margin: 0,
  transform: 'translateY(-50%)',
  opacity: 0,
  cursor: 'inherit',
});

const drawn = style({
  flex: 'none',
  width: 22,
  height: 22,
  display: 'inline-grid',
  placeItems: 'center',
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: 'transparent',
  transition: `background-color ${vars.motion.press}, border-color ${vars.motion.press}`,
  selectors: {
    [`${nativeInput}:checked + &`]: {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.surface,
      '@media': {
        [media.forcedColours]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    [`${nativeInput}:disabled + &`]: { background: vars.color.sunken, borderColor: vars.color.line },
    [`${nativeInput}[aria-invalid="true"] + &`]: { borderColor: vars.color.bad },
  },
});

// Contrast themes paint what is transparent: the mark of what is not chosen must not be there at all.
globalStyle(`${nativeInput}:not(:checked) + ${drawn} > *`, { visibility: 'hidden' });

export const mark = styleVariants({
  radio: [
    drawn,
    {
      borderRadius: '50%',
      '::before': {
        content: '""',
        width: 8,
        height: 8,
        borderRadius: '50%',
        background: 'currentColor',
      },
      selectors: { [`${nativeInput}:not(:checked) + &::before`]: { visibility: 'hidden' } },
    },
  ],
  checkbox: [drawn, { borderRadius: vars.radius.mark }],
});

const choiceBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:disabled)': { color: vars.color.ink2, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: 2 },
  },
});

export const choice = styleVariants({
  plain: [choiceBase, { minHeight: vars.size.touch, fontWeight: vars.weight.medium }],
  row: [
    choiceBase,
    {
      // With large text the price goes below the name.
      flexWrap: 'wrap',
      minHeight: vars.size.control,
      paddingBlock: vars.space[2],
      borderBottom: `1px solid ${vars.color.line}`,
      borderRadius: 0,
      fontSize: vars.text.control,
      selectors: {
        '&:has(:checked)': { fontWeight: vars.weight.strong },
        '&:has(:focus-visible)': { borderRadius: vars.radius.control },
      },
    },
  ],
});

// The label carries the ring; a second one round the hidden control would be noise.
globalStyle(`${nativeInput}:focus-visible`, { outline: 'none' });

export const text = style({ display: 'grid', flex: '1 1 5rem', minWidth: 0, overflowWrap: 'anywhere' });

export const note = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  color: vars.color.ink2,
});

export const detail = style({
  marginInlineStart: 'auto',
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    [`${choiceBase}:has(:checked) &`]: { color: vars.color.ink, fontWeight: vars.weight.strong },
  },
});
