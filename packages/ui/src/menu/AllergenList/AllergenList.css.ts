import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';

const rule = `1px solid ${vars.color.line}`;

export const plain = style({ paddingBlock: vars.space[2], borderTop: rule });

export const list = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderTop: rule,
  // Large text on a narrow screen: one below the other.
  '@container': { '(max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const term = text.strong;
