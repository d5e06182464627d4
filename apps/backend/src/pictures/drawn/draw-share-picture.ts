import type { Photo } from '@tiffin/domain';
import { mailColours } from '@tiffin/mail';
import sharp from 'sharp';
import { type Brand, type BrandColours, ground, plate } from './brand.ts';
import { drawWords } from './draw-words.ts';

const width = 1200;
const height = 630;
// Left the name, right the dish.
const pictureLeft = 520;
const pictureWidth = width - pictureLeft;
const margin = 56;

/** The picture of a dish: a photo of the restaurant's own, or a cut-out that stands on a tile. */
export type DishPicture =
  | { readonly kind: 'photo'; readonly bytes: Buffer; readonly photo: Photo }
  | { readonly kind: 'cutout'; readonly bytes: Buffer };

/** Draws the picture of a shared link as JPEG: the name of the restaurant, or of a dish of it, beside the dish. */
export async function drawSharePicture(
  brand: Brand,
  dishName: string | null,
  picture: DishPicture | null,
): Promise<Buffer<ArrayBuffer>> {
  const colours = mailColours(brand.brandHue, 'light');
  const [dish, ...names] = await Promise.all([
    drawDish(picture, colours),
    drawWords(dishName ?? brand.name, colours.onAccent, { width: pictureLeft - 2 * margin, height: 300 }),
    dishName === null
      ? null
      : drawWords(brand.name, colours.onAccent, { width: pictureLeft - 2 * margin, height: 44 }),
  ]);
  const [title, below] = await Promise.all(names.map(withHeight));
  const full = (title?.height ?? 0) + (below ? below.height + 36 : 0);
  const top = Math.round((height - full) / 2);
  return sharp(ground(width, height, colours.accent))
    .composite([
      { input: dish, left: pictureLeft, top: 0 },
      ...(title ? [{ input: title.input, left: margin, top }] : []),
      ...(below ? [{ input: below.input, left: margin, top: top + full - below.height }] : []),
    ])
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function withHeight(input: Buffer | null) {
  return input && { input, height: (await sharp(input).metadata()).height };
}

async function drawDish(picture: DishPicture | null, colours: BrandColours): Promise<Buffer> {
  if (picture?.kind === 'photo') return cropped(picture.bytes, picture.photo);
  const side = 400;
  const left = Math.round((pictureWidth - side) / 2);
  const top = Math.round((height - side) / 2);
  const dish =
    picture === null
      ? [{ input: plate(side, colours.off), left, top }]
      : [
          { input: shadow(side), left, top },
          { input: await fitted(picture.bytes, side), left, top },
        ];
  return sharp(ground(pictureWidth, height, colours.head))
    .composite(dish)
    .png()
    .toBuffer();
}

const fitted = (bytes: Buffer, side: number) =>
  sharp(bytes)
    .resize({ width: side, height: side, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();

const shadow = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">` +
      '<defs><radialGradient id="s"><stop offset=".4" stop-opacity=".34"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>' +
      '<ellipse cx="50" cy="93" rx="46" ry="7" fill="url(#s)"/></svg>',
  );

/** Fills the place with a photo, moved so that its focal point stays in view. */
async function cropped(bytes: Buffer, { width: w, height: h, focalX, focalY }: Photo): Promise<Buffer> {
  const scale = Math.max(pictureWidth / w, height / h);
  const size = {
    width: Math.max(pictureWidth, Math.round(w * scale)),
    height: Math.max(height, Math.round(h * scale)),
  };
  return sharp(bytes)
    .resize({ ...size, fit: 'fill' })
    .extract({
      left: Math.round(((size.width - pictureWidth) * focalX) / 100),
      top: Math.round(((size.height - height) * focalY) / 100),
      width: pictureWidth,
      height,
    })
    .png()
    .toBuffer();
}
