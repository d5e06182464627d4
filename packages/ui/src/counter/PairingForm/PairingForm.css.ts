import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const field = style({ position: 'relative' });

/** The field itself, unseen over the boxes that show what is in it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  border: 0,
  opacity: 0,
  // Nothing zooms in on it.
  fontSize: counterVars.text.body,
});

export const boxes = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const box = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  placeItems: 'center',
  height: counterVars.size.answer,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: counterVars.text.key,
  fontWeight: 660,
  '@media': { [media.mobile]: { height: '56px', fontSize: counterVars.text.heading } },
});

/** Where the next figure goes. */
export const next = style([box, { borderWidth: '3px', borderColor: vars.color.ink }]);

export const dash = style({
  flex: 'none',
  width: '14px',
  height: '3px',
  borderRadius: '2px',
  background: vars.color.ink3,
  '@media': { [media.mobile]: { width: '8px' } },
});

export const focusRing = style({
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: '4px' },
  },
});

export const checking = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
