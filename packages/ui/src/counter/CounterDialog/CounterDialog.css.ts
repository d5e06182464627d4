import { globalStyle, style } from '@vanilla-extract/css';
import { modal } from '../../modal-stack/Modal/Modal.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: 'inherit',
  fontSize: counterVars.text.body,
  lineHeight: 1.35,
});

/** What is chosen on the left, the sum and the PIN on the right. */
export const wide = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) 348px',
  '@media': { [media.belowDesktop]: { display: 'block', overflowY: 'auto' } },
});

// The measures of the shared dialogs are those of the storefront's pages; these are as large as what they hold.
globalStyle(`${modal.screen}:has(> ${frame})`, {
  width: 'min(820px, 100vw - 48px)',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 48px)',
  margin: 'auto',
  '@media': {
    [media.mobile]: { width: '100%', height: '100dvh', maxHeight: '100dvh', margin: 0 },
  },
});
globalStyle(`${modal.screen}:has(> ${wide})`, { width: 'min(1100px, 100vw - 48px)' });

export const main = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${counterVars.space[5]} ${counterVars.space[7]} ${counterVars.space[3.5]}`,
  '@media': { [media.mobile]: { padding: `${counterVars.space[3.5]} ${counterVars.space[4]}` } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style({
  fontSize: counterVars.text.title,
  fontWeight: counterVars.weight.title,
  letterSpacing: '-0.022em',
  lineHeight: vars.leading.title,
  '@media': { [media.mobile]: { fontSize: counterVars.text.lane } },
});

export const lead = style({ color: vars.color.ink2 });

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: counterVars.size.button,
  height: counterVars.size.button,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  selectors: { '&:disabled': { color: vars.color.ink3, borderColor: vars.color.line } },
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: `0 ${counterVars.space[7]} ${counterVars.space[5]}`,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
});

export const foot = style({
  flex: 'none',
  display: 'grid',
  gap: counterVars.space[3.5],
  padding: `${counterVars.space[4]} ${counterVars.space[7]} ${counterVars.space[5]}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minHeight: 0,
  overflowY: 'auto',
  padding: `${counterVars.space[5]} ${counterVars.space[7]} ${counterVars.space[5.5]}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowDesktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      borderInlineStart: 0,
      borderTop: `1px solid ${vars.color.line}`,
      overflow: 'visible',
    },
    [media.mobile]: { display: 'flex', padding: vars.space[4] },
  },
});

// Upright, the keypad stands beside the sum and its button.
globalStyle(`${aside} > fieldset`, {
  '@media': { [media.belowDesktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** What the customer will read, above the buttons. */
export const say = style({
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[3.5],
  fontSize: counterVars.text.control,
  lineHeight: 1.3,
});

export const answers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.5fr',
  gap: vars.space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const strong = style({ fontWeight: counterVars.weight.figure });

export const kicker = style({
  margin: `${counterVars.space[4]} 0 ${counterVars.space[2]}`,
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
});

/** A message about what went wrong. */
export const problem = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: counterVars.color.late,
  color: counterVars.color.onLate,
  fontWeight: counterVars.weight.body,
});
