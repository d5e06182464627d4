import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});

/** Level with the input, which stands under its label. */
export const apply = style({ marginTop: `calc(${vars.text.small} * 1.5 + 6px)` });

export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '60px',
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.goodSoft,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
  lineHeight: 1.35,
  // Large text in a narrow panel: the words take a line of their own.
  '@container': { '(max-width: 13rem)': { display: 'flex', flexWrap: 'wrap' } },
});

export const icon = style({ color: vars.color.good });

export const words = style({ margin: 0, overflowWrap: 'anywhere', fontSize: vars.text.control });

export const code = style({ fontWeight: vars.weight.strong, letterSpacing: vars.tracking.code });

export const effect = style({ display: 'block', fontSize: vars.text.small, color: vars.color.ink2 });
