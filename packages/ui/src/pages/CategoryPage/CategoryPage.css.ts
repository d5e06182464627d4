import { style, styleVariants } from '@vanilla-extract/css';
import { room } from '../../menu/DishGrid/DishGrid.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const dishes = style({ padding: `${vars.space[6]} ${vars.size.gutter} 0` });

export const groups = style({ display: 'grid', gap: vars.space[8], containerType: 'inline-size' });

// What is out of sight is laid out and painted when it comes near. Its box is a little wider than its content, which it
// cuts off: the ring of a card in focus stands outside of the card.
const outOfSight = style({
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 1100px',
});

/** Twelve dishes: twelve, six, four or three rows of about 340 px and the gaps between them. */
const roomOfRows = style({
  minHeight: 4432,
  '@media': {
    [media.fromTablet]: {
      '@container': {
        [room.gridTwo]: { minHeight: 2200 },
        [room.gridThree]: { minHeight: 1456 },
        [room.gridFour]: { minHeight: 1084 },
      },
    },
  },
});

/** A group of dishes: the one the page comes with, one further down, and one that is not there yet. */
export const group = styleVariants({ first: {}, shown: [outOfSight], awaited: [roomOfRows] });
