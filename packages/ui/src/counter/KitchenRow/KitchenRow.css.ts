import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** Beside new orders, upright and on phones the food goes below. */
const narrow = '(max-width: 50rem)';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7.5rem 10.375rem minmax(0, 1fr) 7.25rem',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'center',
  minHeight: '72px',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { gridTemplateColumns: '7.5rem minmax(0, 1fr) 7.25rem' } },
  '@media': {
    [media.mobile]: { gridTemplateColumns: '6.75rem minmax(0, 1fr) 6.25rem' },
  },
});

const whenBase = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  minHeight: '56px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});

export const when = styleVariants({
  calm: [whenBase, { '@media': { [media.forcedColours]: { borderColor: 'transparent' } } }],
  due: [whenBase, { background: counterVars.color.due, color: counterVars.color.onDue }],
  late: [whenBase, { background: counterVars.color.late, color: counterVars.color.onLate }],
});

export const promise = style({
  fontSize: counterVars.text.ring,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

export const until = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.body,
  whiteSpace: 'nowrap',
  selectors: { [`${when.calm} &`]: { color: vars.color.ink2 } },
});

export const who = style({ minWidth: 0 });

export const number = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.name,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

/** Opens the order: all of the row but its button is the target. */
export const open = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const person = style({
  display: 'grid',
  minWidth: 0,
  fontSize: counterVars.text.caption,
  overflow: 'hidden',
});

export const food = style({
  display: 'grid',
  gap: vars.space[1],
  gridColumn: 3,
  gridRow: 1,
  minWidth: 0,
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, paddingInlineStart: vars.space[2] } },
});

export const dishes = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  fontSize: counterVars.text.choice,
  fontWeight: counterVars.weight.body,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

/** Above the target that opens the order. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  minHeight: '60px',
  paddingInline: vars.space[2],
});

export const notice = style({ position: 'relative', zIndex: 1, gridColumn: '1 / -1' });

/** Keeps its room, so that no row below it moves. */
export const hidden = style({ visibility: 'hidden' });

/** In the place of the food. */
export const result = style({
  gridColumn: 3,
  gridRow: 1,
  fontSize: counterVars.text.control,
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, paddingInlineStart: vars.space[2] } },
});
