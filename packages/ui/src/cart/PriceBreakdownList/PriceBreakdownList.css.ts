import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space[2],
  fontSize: vars.text.control,
  // Dimmed while newer sums are on their way, and still readable.
  selectors: { '&[aria-busy="true"]': { color: vars.color.ink3 } },
});

export const term = style({ color: vars.color.ink2 });

export const amount = style({ textAlign: 'end' });

export const total = style({
  paddingTop: vars.space[2],
  fontSize: vars.text.name,
  fontWeight: vars.weight.strong,
  color: 'inherit',
});
