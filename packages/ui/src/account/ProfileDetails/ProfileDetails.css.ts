import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';

export const list = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: 56,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.control,
  '@media': { [media.mobile]: { gridTemplateColumns: '108px minmax(0, 1fr) auto' } },
  // Large text on a narrow screen: one below the other.
  '@container': {
    '(max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space[2] },
  },
});

export const term = text.aside;

export const value = style({ fontWeight: vars.weight.control });
