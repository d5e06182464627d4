import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const details = style({
  padding: `${counterVars.space[4]} ${counterVars.space[7]} ${counterVars.space[7]}`,
  color: vars.color.ink,
  fontSize: counterVars.text.body,
  lineHeight: 1.35,
  '@media': {
    [media.mobile]: { padding: `${counterVars.space[3.5]} ${counterVars.space[4]} ${counterVars.space[5]}` },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: counterVars.space[4.5],
  alignItems: 'center',
  paddingBottom: vars.space[4],
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `${counterVars.space[1.5]} ${counterVars.space[3.5]}`,
    },
  },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  width: counterVars.size.button,
  height: counterVars.size.button,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

export const who = style({ minWidth: 0 });

export const number = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.clock,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { fontSize: counterVars.text.page } },
});

export const name = style({ marginTop: counterVars.space[1], fontSize: counterVars.text.subtitle });

export const mode = style({
  display: 'grid',
  gap: counterVars.space[1],
  justifyItems: 'end',
  fontSize: counterVars.text.name,
  '@media': {
    [media.mobile]: {
      gridColumn: '1 / -1',
      display: 'flex',
      gap: counterVars.space[5],
      justifyItems: 'start',
    },
  },
});

const written = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBottom: counterVars.space[2.5],
  borderRadius: vars.radius.tile,
  overflowWrap: 'anywhere',
});

/** In ink: the first thing to read. */
export const allergy = style([
  written,
  {
    gap: vars.space[4],
    padding: `${vars.space[3]} ${counterVars.space[5.5]}`,
    background: counterVars.color.due,
    color: counterVars.color.onDue,
    '@media': {
      [media.mobile]: { padding: `${vars.space[3]} ${vars.space[4]}`, gap: vars.space[3] },
      [media.forcedColours]: { border: '2px solid CanvasText' },
    },
  },
]);

export const note = style([
  written,
  {
    gap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[3]}`,
    border: `1.5px solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
  },
]);

export const noteTitle = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.control,
  letterSpacing: 0,
  lineHeight: 1.3,
});

const typed = style({ whiteSpace: 'pre-line', textWrap: 'pretty' });

export const allergyText = style([
  typed,
  { fontSize: counterVars.text.lane, fontWeight: counterVars.weight.figure, lineHeight: 1.15 },
]);

export const noteText = style([
  typed,
  { fontSize: counterVars.text.control, fontWeight: counterVars.weight.body, lineHeight: 1.3 },
]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) auto',
  gap: vars.space[3],
  padding: `${counterVars.space[4.5]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '68px minmax(0, 1fr) auto' } },
});

export const quantity = style({
  fontSize: counterVars.text.quantity,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.05em',
  lineHeight: 0.95,
  '@media': { [media.mobile]: { fontSize: counterVars.text.clock } },
});

export const sign = style({
  marginInlineStart: '3px',
  fontSize: '0.6em',
  fontWeight: counterVars.weight.body,
});

export const dish = style({
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.name,
  letterSpacing: vars.tracking.name,
  lineHeight: 1.15,
  '@media': { [media.mobile]: { fontSize: counterVars.text.subtitle } },
});

export const paidBack = style({ color: counterVars.color.late, fontWeight: counterVars.weight.control });

export const choices = style({
  marginTop: counterVars.space[1],
  fontSize: counterVars.text.control,
  fontWeight: '600',
});

export const allergens = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: `${counterVars.space[0.5]} ${counterVars.space[2.5]}`,
  marginTop: counterVars.space[2.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const contains = style({ fontWeight: counterVars.weight.figure });

export const containsList = style({ fontWeight: counterVars.weight.body });

export const mayContain = style({
  color: vars.color.ink2,
  fontWeight: '500',
  '@media': { [media.mobile]: { selectors: { 'dd + &': { marginTop: counterVars.space[1] } } } },
});

export const price = style({ fontSize: counterVars.text.control, fontWeight: counterVars.weight.control });

const fact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

export const cutlery = style([
  fact,
  { alignItems: 'center', paddingTop: vars.space[4], fontWeight: counterVars.weight.body },
]);

export const rider = style([
  fact,
  { marginTop: vars.space[2], fontWeight: counterVars.weight.body, whiteSpace: 'pre-line' },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${counterVars.space[6.5]} 36px`,
  paddingTop: counterVars.space[5.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: counterVars.space[5] } },
});

export const title = style({
  marginBottom: counterVars.space[2.5],
  paddingBottom: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.subtitle,
  fontWeight: counterVars.weight.lane,
});

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${counterVars.space[1]} ${counterVars.space[4]}`,
});

globalStyle(`${sums} dd`, { textAlign: 'end' });

export const total = style({
  marginTop: counterVars.space[1.5],
  fontSize: counterVars.text.subtitle,
  fontWeight: counterVars.weight.control,
});

export const refund = style({ display: 'contents' });

export const refundWhy = style({
  gridColumn: '1 / -1',
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  textAlign: 'start',
});

export const history = style({ display: 'grid', gap: vars.space[2] });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '68px minmax(0, 1fr)',
  gap: counterVars.space[2.5],
});

export const time = style({ fontWeight: counterVars.weight.control });

export const next = style({ color: vars.color.ink2 });
