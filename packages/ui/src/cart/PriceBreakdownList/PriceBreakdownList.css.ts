import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '6px',
  margin: 0,
  fontSize: vars.text.control,
  transition: `color ${vars.motion.press}`,
  // Dimmed while newer sums are on their way, and still readable.
  selectors: { '&[aria-busy="true"]': { color: vars.color.ink3 } },
});

export const term = style({ color: vars.color.ink2 });

export const amount = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const total = style({
  paddingTop: vars.space[2],
  fontSize: vars.text.name,
  fontWeight: vars.weight.price,
  color: 'inherit',
});
