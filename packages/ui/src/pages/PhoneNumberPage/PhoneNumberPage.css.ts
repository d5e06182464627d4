import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36vw)',
  minHeight: '100vh',
  '@media': { [media.belowDesktop]: { display: 'block' } },
});

export const main = style({
  alignSelf: 'center',
  paddingBottom: vars.space[18],
  '@media': { [media.desktop]: { paddingInlineStart: vars.space[4] } },
});

export const form = style({ padding: `0 ${vars.size.gutter}` });

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.hero,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const disc = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 440,
  height: 440,
  margin: '-250px 0 0 -220px',
  borderRadius: vars.radius.round,
  background: vars.color.accent,
});

export const set = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 360,
  height: 360,
  margin: '-196px 0 0 -180px',
});

export const rider = style({ zIndex: 2, width: 320, left: 20, bottom: 60 });
export const load = style({ zIndex: 1, width: 136, left: 172, bottom: 234 });
