import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ containerType: 'inline-size' });

export const refund = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  gap: vars.space[8],
  paddingBlock: vars.space[5],
  borderBlock: `1px solid ${vars.color.line}`,
  '@container': {
    '(max-width: 40rem)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      gap: vars.space[4],
    },
  },
});

export const term = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const value = style({
  fontSize: vars.text.name,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
