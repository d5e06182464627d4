import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, strong } from '../../theme/typography.css.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});

/** Level with the input, which stands under its label. */
export const apply = style({ marginTop: `calc(${vars.text.small} * 1.5 + ${vars.space[2]})` });

const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  lineHeight: vars.leading.snug,
  // Large text in a narrow panel: the words take a line of their own.
  '@container': { '(max-width: 13rem)': { display: 'flex', flexWrap: 'wrap' } },
});

export const applied = style([chosen, { background: vars.color.goodSoft }]);

/** A code that takes nothing off this order: nothing bad has happened. */
export const waiting = style([chosen, { background: vars.color.sunken }]);

export const icon = style({ color: vars.color.good });

export const words = style({ fontSize: vars.text.control });

export const code = style([strong, { letterSpacing: vars.tracking.code }]);

export const effect = style([aside, { display: 'block' }]);

export const offersTitle = style({
  paddingBottom: vars.space[2],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: 56,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.text.control,
  lineHeight: vars.leading.snug,
});

/** Out of reach for this order. */
export const near = style([offer, { color: vars.color.ink2 }]);

export const offerName = style([
  strong,
  { display: 'block', selectors: { [`${near} &`]: { fontWeight: 'inherit' } } },
]);
