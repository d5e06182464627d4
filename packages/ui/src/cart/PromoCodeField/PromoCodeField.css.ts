import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, strong } from '../../theme/typography.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});

/** Level with the input, which stands under its label. */
export const apply = style({ marginTop: `calc(${vars.text.small} * 1.5 + ${vars.space[2]})` });

export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.goodSoft,
  border: '1px solid transparent',
  lineHeight: vars.leading.snug,
  // Large text in a narrow panel: the words take a line of their own.
  '@container': { '(max-width: 13rem)': { display: 'flex', flexWrap: 'wrap' } },
});

export const icon = style({ color: vars.color.good });

export const words = style({ fontSize: vars.text.control });

export const code = style([strong, { letterSpacing: vars.tracking.code }]);

export const effect = style([aside, { display: 'block' }]);
