import { style } from '@vanilla-extract/css';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { onDesktop } from '../../theme/visibility.css.ts';

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

export const form = style({ paddingInline: vars.size.gutter });

export const art = style([
  onDesktop,
  { position: 'relative', overflow: 'hidden', background: vars.color.hero },
]);

export const disc = style([still.disc, { left: '50%', top: '50%', width: 440, margin: '-250px 0 0 -220px' }]);

export const set = style([
  still.set,
  { left: '50%', bottom: '50%', margin: '0 0 -144px -26em', fontSize: 10 },
]);
