import { style } from '@vanilla-extract/css';
import * as modal from '../../modal-stack/Modal/Modal.css.ts';
import { buttonClass } from '../../primitives/Button/button-class.ts';
import { highlighted, ring } from '../../private/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../theme/visibility.css.ts';
import * as reorder from '../ReorderDialog/ReorderDialog.css.ts';

// Two dialogs of one page look alike; the styles of all pages together have a budget.
export { aside as help } from '../../theme/typography.css.ts';
export { photo, photos, picture } from '../order-problem-photos.css.ts';
export { body, foot, lead, notice as unwell } from '../ReorderDialog/ReorderDialog.css.ts';

/** On phones the title is short and stays in sight. */
export const bar = style([modal.header, modal.title, belowTablet]);

export const title = style([reorder.title, fromTablet]);

export const fields = style({ display: 'grid', gap: vars.space[5], marginTop: vars.space[5] });

export const dish = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const tile = style({ flex: 'none', width: 44, height: 44 });

export const reasons = style({
  display: 'grid',
  // Three in a row, two on phones, one where large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 30%)), 1fr))',
  gap: vars.space[2],
});

export const reason = style([
  buttonClass({ variant: 'secondary', size: 'medium', isWide: false, edge: undefined }, ring),
  highlighted,
  {
    selectors: {
      '&:has(:checked)': { background: vars.color.inverse, color: vars.color.onInverse },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.bad },
    },
  },
]);

export const addPhoto = style([
  buttonClass({ variant: 'secondary', size: 'small', isWide: false, edge: undefined }, ring),
]);

export const remove = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  background: vars.color.surface,
});

export const notice = style({ flex: '1 1 100%' });

export const progress = style({ width: '100%', accentColor: vars.color.ink });

export const send = style({ flex: 1 });
