import { style } from '@vanilla-extract/css';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 36vw)',
  minHeight: '100vh',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

// Large text on a phone: the name needs the room of the dishes, which would show through it.
const cramped = { '(max-width: 15rem)': { display: 'none' } } as const;

export const cover = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: vars.color.hero,
  '@media': { [media.belowDesktop]: { minHeight: 440 }, [media.mobile]: { minHeight: 300 } },
});

export const text = style({
  position: 'relative',
  // Tall dishes stand behind the name, never over it.
  zIndex: 5,
  padding: `${vars.space[14]} ${vars.space[10]}`,
  '@media': {
    [media.belowDesktop]: { padding: `${vars.space[8]} ${vars.size.gutter}` },
  },
});

export const name = style([
  titles.masthead,
  {
    marginTop: vars.space[6],
    fontSize: `min(${vars.text.cover}, 9.2vw)`,
    '@media': {
      [media.belowDesktop]: { fontSize: vars.text.masthead },
      [media.mobile]: { fontSize: 'min(3.5rem, 28vw)' },
    },
  },
]);

export const disc = style([
  still.disc,
  {
    left: '50%',
    bottom: -300,
    width: 640,
    marginLeft: -320,
    '@media': {
      [media.belowDesktop]: { bottom: -420 },
      [media.mobile]: { bottom: -206, width: 330, marginLeft: -140 },
    },
    '@container': cramped,
  },
]);

export const set = style([
  still.set,
  {
    zIndex: 2,
    left: '50%',
    bottom: 40,
    marginLeft: '-22em',
    fontSize: 14,
    '@media': {
      [media.belowDesktop]: { bottom: -32, fontSize: 12 },
      [media.mobile]: { bottom: -28, fontSize: 7 },
    },
    '@container': cramped,
  },
]);

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `${vars.space[10]} ${vars.space[14]}`,
  background: vars.color.surface,
  '@media': {
    [media.belowDesktop]: { justifyContent: 'start', padding: `${vars.space[8]} ${vars.size.gutter}` },
  },
});
