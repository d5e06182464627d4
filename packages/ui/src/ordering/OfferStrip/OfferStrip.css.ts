import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const strip = style({ position: 'relative', containerType: 'inline-size', marginTop: vars.space[5] });

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `0 ${vars.size.gutter}`,
  '@container': {
    '(min-width: 43.75rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(18.5rem, 86%)',
      gap: vars.space[3],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the focus ring inside the scroller.
      paddingBlock: vars.space[1],
    },
  },
});

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 64,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.accentSoft,
  lineHeight: vars.leading.snug,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
  '@container': { '(max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const icon = style({
  '@media': { [media.mobile]: { display: 'none' } },
});

export const summary = style({ fontWeight: vars.weight.strong });

/** Left out where the line would break. */
export const codeWord = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const codeLine = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const code = style({
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.code,
  fontVariantNumeric: 'tabular-nums',
});

export const applied = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: vars.color.good,
});
