import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({ position: 'absolute', isolation: 'isolate' });

/** The shadow of a dish on the ground. */
export const shadow = style({
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    bottom: '-6%',
    height: '16%',
    background: `radial-gradient(closest-side, color-mix(in oklch, ${vars.color.ground} 55%, transparent), transparent)`,
  },
});

export const stand = { ground: `${base} ${shadow}`, air: base } as const;

const filter = { lit: vars.grade, dimmed: `${vars.grade} brightness(0.86) saturate(0.75)` } as const;

export const picture = styleVariants(filter, (value) => ({ width: '100%', height: 'auto', filter: value }));

/** A photo in a still life is a plate, in its own colours. */
export const plate = styleVariants({ lit: 'none', dimmed: 'brightness(0.86) saturate(0.75)' }, (value) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.round,
  filter: value,
}));

/** Where a still life stands; its type size is a tenth of its scale in pixels. */
export const set = style({ position: 'absolute', bottom: 0, width: '44em' });

/** The brand's disc behind a still life. */
export const disc = style({
  position: 'absolute',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  background: vars.color.accent,
});

/** The disc where nothing is to be celebrated. */
export const greyDisc = style([
  disc,
  { background: `color-mix(in oklch, ${vars.color.ink} 12%, ${vars.color.hero})` },
]);

/** Where each picture of a still life stands: four dishes, two of them, one, or a scooter with its load. */
export const place = styleVariants({
  right: { zIndex: 4, left: '28em', bottom: '4em', width: '15em' },
  left: { zIndex: 1, left: '2em', bottom: '4em', width: '13em' },
  middle: { zIndex: 3, left: '10em', bottom: '4em', width: '21em' },
  alone: { zIndex: 3, left: '15.5em', bottom: '4em', width: '21em' },
  back: { zIndex: 1, left: '24em', bottom: '7em', width: '17em' },
  rider: { zIndex: 3, left: '10em', bottom: '4em', width: '32em' },
  front: { zIndex: 3, left: '4em', bottom: '4em', width: '28em' },
  behind: { zIndex: 1, left: '22em', bottom: '9em', width: '25em' },
  load: { zIndex: 1, left: '25em', bottom: '21em', width: '13em' },
});
