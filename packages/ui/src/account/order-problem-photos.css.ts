import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

const side = 96;

/** The place of a photo, also before it is there. */
export const photo = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: side,
  minHeight: side,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const picture = style({ width: side, height: side, objectFit: 'cover' });
