import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const rule = `1px solid color-mix(in oklch, ${vars.color.ink} 14%, transparent)`;

export const plain = style({ padding: `${vars.space[2]} 0`, borderTop: rule });

export const list = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  gap: vars.space[2],
  padding: `${vars.space[2]} 0`,
  borderTop: rule,
  // Large text on a narrow screen: one below the other.
  '@container': { '(max-width: 10rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const term = style({ fontWeight: vars.weight.price });
