import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const ticketBase = style({
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  color: vars.color.ink,
  // A ticket that is higher than a column goes on in the next one.
  boxDecorationBreak: 'clone',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});

/** A ticket by how much it presses. */
export const ticket = styleVariants({
  calm: [ticketBase],
  due: [ticketBase],
  over: [ticketBase, { background: `color-mix(in oklch, ${vars.color.surface} 60%, ${vars.color.sunken})` }],
  late: [ticketBase, { boxShadow: `inset 0 0 0 2px ${counterVars.color.late}` }],
});

const headBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: counterVars.space[1.5],
  padding: `7px ${vars.space[2]} 7px ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
  breakInside: 'avoid',
  breakAfter: 'avoid',
});

export const head = styleVariants({
  calm: [headBase],
  over: [headBase, { borderColor: 'transparent' }],
  due: [
    headBase,
    { borderColor: 'transparent', background: counterVars.color.due, color: counterVars.color.onDue },
  ],
  late: [
    headBase,
    { borderColor: 'transparent', background: counterVars.color.late, color: counterVars.color.onLate },
  ],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `2px ${counterVars.space[2.5]}`,
  alignItems: 'center',
  alignContent: 'center',
  minHeight: '60px',
});

export const promise = style({
  fontSize: counterVars.text.title,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.035em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const number = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.control,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.025em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/** Opens the order: all of the head but its button is the target. */
export const open = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

const untilBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

export const until = styleVariants({
  calm: [untilBase, { color: vars.color.ink2, fontWeight: counterVars.weight.body }],
  due: [untilBase],
  late: [untilBase],
});

export const mode = style({
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

/** Above the target that opens the order; its words stand on two lines. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  width: '4.25rem',
  minHeight: '60px',
  padding: 0,
  fontSize: counterVars.text.body,
  '@media': { [media.mobile]: { width: '5.75rem' } },
});

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `5px ${vars.space[3]} 0`,
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: 500,
  lineHeight: 1.3,
});

export const pieces = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

export const block = style({ padding: `${counterVars.space[1.5]} ${vars.space[2]} 0` });

export const flag = style({ selectors: { '&:empty': { display: 'none' } } });

/** Where its time and way stood. */
export const result = style({ gridColumn: '1 / -1', fontSize: counterVars.text.control });

/** What is left of a ticket that is over: as high as with its dishes, so that nothing below it moves. */
export const past = style({ display: 'grid' });

export const room = style({ gridArea: '1 / 1', visibility: 'hidden' });

export const undo = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  alignSelf: 'start',
  width: 'auto',
  margin: `${counterVars.space[2.5]} ${vars.space[2]} ${vars.space[2]}`,
});
