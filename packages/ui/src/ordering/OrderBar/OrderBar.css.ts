import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/visibility.css.ts';

const wide = '(min-width: 40rem)';

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
