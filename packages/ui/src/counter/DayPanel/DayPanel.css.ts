import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // Tips have a column of their own where there were some.
  selectors: { '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const figure = style({
  minWidth: 0,
  padding: `${counterVars.space[4]} ${counterVars.space[2]} ${counterVars.space[4]} ${counterVars.space[6]}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [media.belowDesktop]: {
      padding: `${counterVars.space[3]} ${counterVars.space[2]} ${counterVars.space[3]} ${counterVars.space[4]}`,
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: `1px solid ${vars.color.line}` },
      },
    },
  },
});

export const term = style({ color: vars.color.ink2 });

export const value = style({
  fontSize: counterVars.text.clock,
  fontWeight: '650',
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { fontSize: counterVars.text.title } },
});

export const detail = style({ color: vars.color.ink2, fontSize: counterVars.text.caption });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  gap: `${counterVars.space[6]} ${counterVars.space[10]}`,
  paddingTop: counterVars.space[4.5],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const partTitle = style({
  marginBottom: counterVars.space[2.5],
  paddingBottom: counterVars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: counterVars.text.subtitle,
});

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: counterVars.space[2],
  height: '200px',
  '@media': { [media.mobile]: { gap: counterVars.space[1] } },
});

export const column = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  fontSize: counterVars.text.caption,
  textAlign: 'center',
});

/** What a bar may fill; its count stands on it. */
export const space = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 0,
  borderBottom: `1px solid ${vars.color.lineStrong}`,
});

export const barCount = style({ fontWeight: '640', lineHeight: '1.5rem' });

/** How high a bar is, from 0 to 1; above the highest there is room for its count. */
const barBase = style({
  flex: 'none',
  height: 'calc((100% - 1.6rem) * var(--share, 0))',
  borderRadius: '4px 4px 0 0',
});

export const bar = styleVariants({
  other: [
    barBase,
    {
      background: `color-mix(in oklch, ${vars.color.ink} 30%, ${vars.color.paper})`,
      '@media': { [media.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  ],
  present: [
    barBase,
    {
      background: vars.color.accent,
      '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  ],
});

export const side = style({ display: 'grid', alignContent: 'start', gap: counterVars.space[6], minWidth: 0 });

export const spans = style({ display: 'flex', gap: vars.space[1] });

export const span = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: counterVars.size.button,
  padding: `0 ${counterVars.space[3.5]}`,
  borderRadius: vars.radius.control,
  fontWeight: counterVars.weight.body,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current]': { background: vars.color.inverse, color: vars.color.onInverse } },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

/** The figure that counts most. */
export const net = style([figure, { background: vars.color.sunken }]);

export const answered = style({ paddingTop: counterVars.space[2], color: vars.color.ink2 });

export const seller = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  padding: `${counterVars.space[1.5]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const sold = style({ fontWeight: counterVars.weight.figure });

/** Under how far the order is. */
export const problem = style({
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[1.5],
  fontWeight: counterVars.weight.control,
});

export const problems = style({ marginBottom: counterVars.space[3.5] });

export const find = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: counterVars.space[2],
  marginBottom: counterVars.space[2.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const hour = style({ paddingTop: counterVars.space[1.5], color: vars.color.ink2 });

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${table} thead th`, {
  padding: `0 ${counterVars.space[2]} ${counterVars.space[2]} 0`,
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.body,
  textAlign: 'start',
});

globalStyle(`${table} tbody :is(th, td)`, {
  height: '58px',
  padding: `${counterVars.space[1]} ${counterVars.space[2]} ${counterVars.space[1]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
});

export const spare = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const paid = style({
  whiteSpace: 'nowrap',
  selectors: { [`${table} &&`]: { paddingInlineEnd: 0, textAlign: 'end' } },
});

export const back = style({ display: 'block', color: vars.color.ink2, fontSize: counterVars.text.caption });

export const empty = style({ color: vars.color.ink2, fontSize: counterVars.text.control });

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${counterVars.space[10]} 0`,
  color: vars.color.ink2,
});

export const note = style({ marginBottom: vars.space[5], color: vars.color.ink2 });
