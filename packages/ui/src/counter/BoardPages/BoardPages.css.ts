import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const gap = vars.space[3];

/** Filled column by column; what stands right of its width is on a later page. */
const areaBase = style({
  flex: 1,
  minHeight: 0,
  columnGap: gap,
  columnFill: 'auto',
  overflow: 'hidden',
  '@media': { [media.mobile]: { columns: 'auto', overflow: 'visible' } },
});

export const area = styleVariants({
  cards: [
    areaBase,
    {
      columnCount: 1,
      '@media': {
        // Across the top: two beside each other, as high as the higher one.
        [media.belowDesktop]: { display: 'flex', alignItems: 'stretch' },
        [media.mobile]: { display: 'block', columns: 'auto' },
      },
    },
  ],
  tickets: [areaBase, { columnWidth: '17.5rem' }],
  rows: [areaBase, { columnCount: 1 }],
  shelf: [areaBase, { alignSelf: 'stretch', columnWidth: '16.5rem', columnGap: 0 }],
});

const phoneStack = { [media.mobile]: { height: 'auto', maxHeight: 'none' } };

export const entry = styleVariants({
  cards: {
    display: 'flex',
    flexDirection: 'column',
    breakInside: 'avoid',
    maxHeight: '100%',
    paddingBottom: counterVars.space[2.5],
    '@media': {
      [media.belowDesktop]: { flex: `0 0 calc(50% - ${gap} / 2)`, minWidth: 0, paddingBottom: 0 },
      // What the bars above and below leave of a phone: the answer is always in sight.
      [media.mobile]: { maxHeight: 'calc(100dvh - 14.5rem)', paddingBottom: counterVars.space[2] },
    },
  },
  tickets: { breakInside: 'avoid', paddingBottom: gap },
  rows: { breakInside: 'avoid' },
  shelf: { height: '100%', breakInside: 'avoid', '@media': phoneStack },
});

/** Keeps its place, but cannot be seen, heard or reached. */
export const away = style({ visibility: 'hidden' });

export const turn = style({
  flex: 'none',
  marginInlineStart: 'auto',
  gap: counterVars.space[1.5],
  paddingInline: vars.space[2],
  whiteSpace: 'nowrap',
});

export const turnWords = style({ display: 'grid', justifyItems: 'start' });

export const pageNumber = style({
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.name,
});

export const urgent = style({
  color: vars.color.bad,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
});
