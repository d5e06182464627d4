import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { aside } from '../theme/typography.css.ts';

/** The native control, out of sight but over its whole label, so that touch exploration finds it. */
export const nativeInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

const drawn = style({
  flex: 'none',
  width: 24,
  height: 24,
  display: 'inline-grid',
  placeItems: 'center',
  border: `2px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: 'transparent',
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

/**
 * The tick in the mark. Contrast themes paint what is transparent, so the one of what is not chosen is hidden. It has a
 * class because a star after a sibling makes browsers restyle the whole page whenever an element is put before another.
 */
export const tick = style({
  selectors: { [`${nativeInput}:not(:checked) + ${drawn} > &`]: { visibility: 'hidden' } },
});

export const mark = styleVariants({
  radio: [
    drawn,
    {
      borderRadius: vars.radius.round,
      '::before': {
        content: '""',
        width: 8,
        height: 8,
        borderRadius: vars.radius.round,
        background: 'currentColor',
      },
      selectors: { [`${nativeInput}:not(:checked) + &::before`]: { visibility: 'hidden' } },
    },
  ],
  checkbox: [drawn, { borderRadius: vars.radius.mark }],
});

/** The label carries the ring; a second one round the hidden control would be noise. */
export const ring = style({
  position: 'relative',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: 2 },
  },
});

/** What is drawn as chosen shows it in contrast themes too; stronger than its own colours. */
export const highlighted = style({
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          boxShadow: 'none',
          color: 'HighlightText',
        },
      },
    },
  },
});

const choiceBase = style([
  ring,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    selectors: {
      '&:has(:disabled)': { color: vars.color.ink2, cursor: 'not-allowed' },
    },
  },
]);

export const choice = styleVariants({
  plain: [choiceBase, { minHeight: vars.size.touch, fontWeight: vars.weight.control }],
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
      },
    },
  ],
});

globalStyle(`${nativeInput}:focus-visible`, { outline: 'none' });

export const text = style({ display: 'grid', flex: '1 1 5rem', minWidth: 0 });

export const note = style([aside, { fontWeight: vars.weight.regular }]);

export const detail = style({
  marginInlineStart: 'auto',
  color: vars.color.ink2,
  fontWeight: vars.weight.control,
  whiteSpace: 'nowrap',
  selectors: {
    [`${choiceBase}:has(:checked) &`]: { color: vars.color.ink, fontWeight: vars.weight.strong },
  },
});
