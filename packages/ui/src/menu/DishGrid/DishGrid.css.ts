import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Widths of the list itself, in terms of its text: with or without the cart beside it, the dishes take the room there is. */
export const room = {
  /** Rows fall into two columns. */
  two: '(min-width: 40rem)',
  /** Two columns with larger pictures. */
  ample: '(min-width: 62.5rem)',
  /** The same for a section of the menu, whose list has a gutter on each side. */
  ampleSection: '(min-width: 67.5rem)',
  /** Pictures above the words: two, three and four columns. */
  gridTwo: '(min-width: 30rem)',
  gridThree: '(min-width: 46rem)',
  gridFour: '(min-width: 62.5rem)',
} as const;

/** Selects a list while the document says that dishes are left out and nobody has judged which. */
export const beforeJudging = ':root[data-leaves-out] &';

export const frame = style({
  containerType: 'inline-size',
  selectors: { [beforeJudging]: { visibility: 'hidden' } },
});

export const grid = styleVariants({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space[8],
    '@container': { [room.ample]: { columnGap: vars.space[10] } },
    '@media': {
      [media.fromTablet]: {
        '@container': { [room.two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[8]} ${vars.space[6]}`,
    '@media': {
      [media.fromTablet]: {
        '@container': {
          [room.gridTwo]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [room.gridThree]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          [room.gridFour]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
  },
});
