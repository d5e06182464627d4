import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside } from '../../theme/typography.css.ts';

export { columnTitle as title } from '../order-columns.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  borderRadius: vars.radius.dialog,
  background: vars.color.sunken,
  '@media': { [media.print]: { padding: 0 } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: vars.space[3],
  fontSize: vars.text.control,
  lineHeight: 1.45,
});

export const text = style({ overflowWrap: 'anywhere' });

export const about = style([aside, { display: 'block' }]);

export { strong } from '../../theme/typography.css.ts';
