import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { shadow } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const sweep = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  // Not as high as the picture by itself: the art is a share of the tile.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  background: `radial-gradient(75% 60% at 42% 30%, ${vars.color.tileLight}, transparent), linear-gradient(${vars.color.tileWall} 56%, ${vars.color.tileFloor} 74%)`,
  color: vars.color.ink3,
});

/** A paper sweep, lit from the upper left. */
export const tile = styleVariants({
  tile: [sweep, { borderRadius: vars.radius.tile }],
  side: [sweep],
});

/** Marks the dish itself, so that a card can lift it. */
export const dishArt = style({ transition: `transform ${vars.motion.move} ${vars.motion.easeOut}` });

const cutout = style([shadow, { position: 'relative', aspectRatio: '1' }]);

/** A square-ish tile is filled by width, a wide one by height. */
export const art = styleVariants({
  width: [cutout, { width: '74%' }],
  height: [cutout, { height: '78%' }],
  side: [cutout, { width: 'min(220px, 74%)', '@media': { [media.mobile]: { width: 150 } } }],
});

export const dimmed = style({ filter: 'grayscale(0.8)', opacity: 0.5 });

export const faded = style({ filter: 'grayscale(0.35)', opacity: 0.72 });

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  objectPosition: '50% 100%',
  filter: vars.grade,
});

const cover = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** A photo's own colour, which shows while it loads. */
export const colour = style([cover]);

const x = createVar();
const y = createVar();
const tenths = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10];
const focalPoint = Object.fromEntries(
  tenths.flatMap((tenth) => [
    [`&[data-x="${tenth}"]`, { vars: { [x]: `${tenth}0%` } }],
    [`&[data-y="${tenth}"]`, { vars: { [y]: `${tenth}0%` } }],
  ]),
);

/** A photo fills its tile around its focal point, in its own colours. */
export const photo = style([
  cover,
  {
    vars: { [x]: '50%', [y]: '50%' },
    objectFit: 'cover',
    objectPosition: `${x} ${y}`,
    selectors: focalPoint,
  },
]);

const emptyPlate = style({
  position: 'absolute',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  border: '2px solid currentColor',
  opacity: 0.5,
});

/** An empty plate around the fallback's icon. */
export const plate = styleVariants({
  width: [emptyPlate, { width: '58%' }],
  height: [emptyPlate, { height: '58%' }],
  side: [emptyPlate, { width: 150 }],
});

export const flag = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: vars.space[2],
  top: vars.space[2],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.mark,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
});
