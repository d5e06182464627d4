import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export { aside, lineName as reason } from '../../theme/typography.css.ts';
export { panel } from '../OrderActions/OrderActions.css.ts';
export { columnTitle as heading } from '../order-columns.css.ts';
export { photo, photos, picture } from '../order-problem-photos.css.ts';
export { questionHeading as state } from '../ReorderDialog/ReorderDialog.css.ts';

export const problem = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const written = style({ whiteSpace: 'pre-line' });

export const words = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
});

export const largePicture = style({ width: 'auto', maxWidth: '100%', height: 'auto', margin: 'auto' });
