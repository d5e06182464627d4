import { style } from '@vanilla-extract/css';
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
const cramped = { '(max-width: 14rem)': { display: 'none' } } as const;

export const cover = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: vars.color.hero,
  '@media': { [media.tablet]: { minHeight: 440 }, [media.mobile]: { minHeight: 300 } },
});

export const text = style({
  position: 'relative',
  // Tall dishes stand behind the name, never over it.
  zIndex: 5,
  padding: '64px 48px',
  '@media': {
    [media.tablet]: { padding: `${vars.space[10]} ${vars.space[8]}` },
    [media.mobile]: { padding: `28px ${vars.space[5]}` },
  },
});

export const name = style([
  titles.masthead,
  {
    margin: `${vars.space[6]} 0 0 -8px`,
    fontSize: `min(${vars.text.cover}, 9.2vw)`,
    lineHeight: 0.86,
    '@media': {
      [media.tablet]: { marginInlineStart: -4, fontSize: '5.5rem' },
      [media.mobile]: { margin: `${vars.space[4]} 0 0 -2px`, fontSize: 'min(3.5rem, 28vw)' },
    },
  },
]);

export const disc = style({
  position: 'absolute',
  left: '50%',
  bottom: -300,
  width: 640,
  height: 640,
  marginLeft: -320,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  '@media': {
    [media.tablet]: { bottom: -420 },
    [media.mobile]: { left: '58%', bottom: -206, width: 330, height: 330, marginLeft: -165 },
  },
  '@container': cramped,
});

export const set = style({
  position: 'absolute',
  zIndex: 2,
  left: '50%',
  bottom: 96,
  width: 500,
  height: 400,
  marginLeft: -262,
  '@media': {
    [media.tablet]: { bottom: 8, transform: 'scale(0.8)', transformOrigin: 'center bottom' },
    [media.mobile]: {
      bottom: 0,
      marginLeft: -226,
      transform: 'scale(0.5)',
      transformOrigin: 'center bottom',
    },
  },
  '@container': cramped,
});

export const middle = style({ zIndex: 3, width: 310, left: 76, bottom: -8 });
export const right = style({ zIndex: 4, width: 214, left: 352, bottom: -6 });
export const left = style({ zIndex: 2, width: 190, left: -40, bottom: 0 });
export const back = style({ zIndex: 1, width: 236, left: 248, bottom: 70 });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `${vars.space[10]} clamp(32px, 5vw, 72px)`,
  background: vars.color.surface,
  '@media': {
    [media.tablet]: { justifyContent: 'flex-start', padding: `48px ${vars.space[8]}` },
    [media.mobile]: { justifyContent: 'flex-start', padding: `${vars.space[8]} ${vars.space[5]}` },
  },
});
