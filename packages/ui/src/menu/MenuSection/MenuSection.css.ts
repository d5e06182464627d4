import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside, title as titles } from '../../theme/typography.css.ts';
import { beforeJudging, room } from '../DishGrid/DishGrid.css.ts';

/** Round the sections: how tall one is depends on the room that its list has. */
export const sections = style({
  containerType: 'inline-size',
  selectors: { [beforeJudging]: { visibility: 'hidden' } },
});

export const section = style({
  padding: `${vars.space[6]} ${vars.size.gutter} 0`,
  '@media': { [media.mobile]: { paddingTop: vars.space[4] } },
  selectors: {
    '& + &': {
      // Sections below the screen are neither laid out nor painted until they come near it; until then they are as tall
      // as four dishes, one below the other or side by side. Where that is right, nothing moves when they come near.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 42.625rem',
      // Nothing shows outside such a section: room for the focus ring of its last row.
      paddingBlock: `${vars.space[10]} ${vars.space[2]}`,
      marginBottom: `calc(-1 * ${vars.space[2]})`,
      '@media': {
        [media.fromTablet]: {
          containIntrinsicBlockSize: 'auto 22.625rem',
          '@container': { [room.ampleSection]: { containIntrinsicBlockSize: 'auto 25.125rem' } },
        },
      },
    },
  },
});

export const head = style({
  containerType: 'inline-size',
  marginBottom: vars.space[5],
  '@media': { [media.mobile]: { marginBottom: vars.space[3] } },
});

export const headRow = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  '@container': { '(max-width: 40rem)': { flexWrap: 'wrap' } },
});

export const title = titles.section;

export const note = style([aside, { '@container': { '(max-width: 40rem)': { order: 3, width: '100%' } } }]);

export const seeAll = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap', fontSize: vars.text.small });
