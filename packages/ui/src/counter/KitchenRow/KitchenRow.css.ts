import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '138px minmax(0, 1fr) 92px',
  gap: `${counterVars.space[1]} ${counterVars.space[3.5]}`,
  alignItems: 'center',
  flex: '1 0 auto',
  minHeight: '138px',
  padding: `${counterVars.space[2.5]} ${counterVars.space[4]} ${counterVars.space[2.5]} ${counterVars.space[2.5]}`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:not(:has([role="status"], [role="alert"]))': { maxHeight: '176px' } },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '120px minmax(0, 1fr) 76px',
      columnGap: counterVars.space[3],
      paddingRight: counterVars.space[3],
    },
  },
});

/** A row by how much it presses. */
export const row = styleVariants({
  calm: [base],
  due: [base],
  late: [base, { background: counterVars.color.lateSoft }],
});

const whenBase = style({
  alignSelf: 'stretch',
  display: 'grid',
  gap: counterVars.space[1],
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: '112px',
  padding: `0 ${counterVars.space[2]} 0 ${counterVars.space[3]}`,
  borderRadius: vars.radius.control,
  '@media': {
    [media.mobile]: { padding: `0 ${counterVars.space[1]} 0 9px` },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const when = styleVariants({
  calm: [
    whenBase,
    { color: vars.color.ink, '@media': { [media.forcedColours]: { borderColor: 'transparent' } } },
  ],
  due: [whenBase, { background: counterVars.color.due, color: counterVars.color.onDue }],
  late: [whenBase, { background: counterVars.color.late, color: counterVars.color.onLate }],
});

export const promise = style({
  fontSize: counterVars.text.promise,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.035em',
  lineHeight: 1,
  '@media': { [media.mobile]: { fontSize: '2.375rem' } },
});

const untilBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: counterVars.space[1.5],
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.control,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { fontSize: counterVars.text.caption, gap: counterVars.space[1] } },
});

export const until = styleVariants({
  calm: [untilBase, { color: vars.color.ink2, fontWeight: counterVars.weight.body }],
  due: [untilBase],
  late: [untilBase],
});

export const what = style({ display: 'grid', gap: '1px', minWidth: 0, fontSize: counterVars.text.caption });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});

/** Opens the order: all of the row but its button is the target. */
export const open = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.subtitle,
  fontWeight: counterVars.weight.figure,
  letterSpacing: counterVars.tracking.figure,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const person = style({
  fontSize: counterVars.text.control,
  '@media': { [media.mobile]: { fontSize: counterVars.text.body } },
});

export const facts = style({ columnGap: vars.space[3], rowGap: 0 });

export const allergy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.figure,
  whiteSpace: 'nowrap',
});

/** Above the target that opens the order. */
export const action = style({ position: 'relative', zIndex: 1, width: '100%' });

export const notice = style({ position: 'relative', zIndex: 1, gridColumn: '1 / -1' });
