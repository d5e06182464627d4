import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/visibility.css.ts';

const wide = '(min-width: 40rem)';
const roomy = '(min-width: 60rem)';

/** The counter: it overlaps the masthead, whose dishes stand on it. */
export const frame = style({
  position: 'relative',
  zIndex: 3,
  containerType: 'inline-size',
  margin: `-38px ${vars.size.gutter} 0`,
  '@media': { [media.mobile]: { marginTop: -30 } },
});

export const bar = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@container': { [wide]: { gridTemplateColumns: 'auto 1fr', columnGap: 0 } },
  border: '1px solid transparent',
  '@media': { [media.mobile]: { rowGap: 0, paddingBottom: vars.space[1] } },
});

/** The terms in one line, on phones. */
export const line = style([
  belowTablet,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: vars.size.touch,
    paddingInline: vars.space[2],
    fontSize: vars.text.control,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    lineHeight: vars.leading.snug,
  },
]);

export const chevron = style({
  flexShrink: 0,
  selectors: { [`${line}[aria-expanded="true"] &`]: { rotate: '180deg' } },
});

/** All terms; as parts of the bar's own grid where there is room. */
export const terms = style({
  display: 'contents',
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gap: vars.space[3],
      paddingBlock: `${vars.space[1]} ${vars.space[2]}`,
    },
  },
});

/** On phones behind the line, until it is pressed; without script nobody could press it. */
export const termsBehindLine = style([
  terms,
  {
    '@media': {
      [media.mobile]: { display: 'none' },
      [`${media.mobile} and (scripting: none)`]: { display: 'grid' },
    },
  },
]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  rowGap: vars.space[3],
  '@container': {
    [wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'auto' },
    '(max-width: 15rem)': { gridTemplateColumns: '1fr' },
  },
});

export const fact = style({
  paddingInlineStart: vars.space[3],
  lineHeight: vars.leading.snug,
  borderInlineStart: '1px solid transparent',
  '@container': {
    [wide]: {
      paddingInlineStart: vars.space[4],
      selectors: { '& + &': { borderInlineStartColor: vars.color.line } },
    },
    // Two columns: the line stands between them, not before the first.
    '(15rem < width < 40rem)': {
      selectors: {
        '&:nth-child(even)': { borderInlineStartColor: vars.color.line },
        // Without a second one beside it, as without an opening time: no hole is left.
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
      },
    },
  },
});

export const term = style({ fontSize: vars.text.caption, color: vars.color.ink3 });

export const value = style({
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
  '@container': { [wide]: { fontSize: vars.text.body } },
});

export const feeLine = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingTop: vars.space[3],
  paddingInline: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.ink2,
});

export const fees = style({ fontWeight: vars.weight.strong, color: vars.color.ink });

/** From tablets up the place is asked for where its facts will stand. */
export const factsAsked = style([facts, belowTablet]);

// A press and the line above it; its words stand clear of the bar's end by themselves.
const placedRow = {
  minHeight: `calc(${vars.size.touch} + 1px)`,
  marginBottom: `calc(-1 * ${vars.space[2]})`,
} as const;

/** As high with a link in it as without, so that nothing below moves once the place is known. */
export const feeLineBeside = styleVariants({
  asked: [feeLine, { '@media': { [media.fromTablet]: { order: 1, paddingTop: 0, ...placedRow } } }],
  known: [feeLine, belowTablet],
});

/** Asks for the postcode: beside the modes where there is room. Its parts have no names of their own: each is in the first load. */
export const postcode = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.mobile]: { paddingTop: vars.space[3] } },
  '@container': {
    [wide]: { paddingInlineStart: vars.space[4] },
    [roomy]: { gridTemplateColumns: 'minmax(0, 20rem) auto minmax(0, 1fr)' },
  },
});

globalStyle(`${postcode} > span`, { position: 'relative', display: 'grid', alignItems: 'center' });

globalStyle(`${postcode} > span > svg`, {
  position: 'absolute',
  insetInlineStart: vars.space[3],
  pointerEvents: 'none',
  color: vars.color.ink2,
});

globalStyle(`${postcode} > span > input`, {
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: `2.75rem ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.ink,
});

globalStyle(`${postcode} > span > input::placeholder`, { color: vars.color.ink3, opacity: 1 });

// A heavier border, not only a red one.
globalStyle(`${postcode} > span > input[aria-invalid="true"]`, { border: `2px solid ${vars.color.bad}` });

// What a postcode is good for, where there is room to say it.
globalStyle(`${postcode} > p`, {
  display: 'none',
  '@container': {
    [roomy]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      paddingInline: `${vars.space[4]} ${vars.space[2]}`,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
      color: vars.color.ink2,
    },
  },
});

/** What is known of the place; there before it says anything, so that it is read out when it does. */
export const postcodeAnswer = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.ink2,
  '@media': { [media.mobile]: { paddingTop: vars.space[3] }, [media.fromTablet]: { order: 1 } },
  selectors: { '&:empty': { position: 'absolute' } },
});

/** One line, as high as what asks for the postcode on phones, and as the line of fees elsewhere. */
export const postcodeKnown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: vars.size.control,
  paddingInline: vars.space[2],
  '@media': {
    [media.fromTablet]: {
      ...placedRow,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

globalStyle(`${postcodeKnown} > p`, { flex: 1 });

globalStyle(`${postcodeKnown} b`, { whiteSpace: 'nowrap' });

/** Not where the postcode leads: a sunken note, with what can be done. */
export const postcodeNote = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@container': {
    '(max-width: 30rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

globalStyle(`${postcodeNote} b`, { display: 'block', color: vars.color.ink });

globalStyle(`${postcodeNote} > button`, {
  '@container': { '(max-width: 30rem)': { gridColumn: '1 / -1' } },
});

globalStyle(`${postcodeAnswer} > p`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[2],
  color: vars.color.bad,
  fontWeight: vars.weight.strong,
});
