import { mailColours } from '@tiffin/mail';
import sharp from 'sharp';
import { type Brand, ground, plate } from './brand.ts';
import { drawWords } from './draw-words.ts';

/** How an icon is drawn: its side in px, its shape, and how much of it a mark fills. */
interface IconLook {
  readonly size: number;
  /** A phone rounds or cuts a full square itself. */
  readonly shape: 'disc' | 'square';
  readonly mark: number;
}

/** The icons that phones and desktops ask for; of the maskable one only a disc of 80 % stays in view. */
export const iconLooks = {
  '32.png': { size: 32, shape: 'disc', mark: 0.62 },
  '180.png': { size: 180, shape: 'square', mark: 0.56 },
  '192.png': { size: 192, shape: 'disc', mark: 0.56 },
  '512.png': { size: 512, shape: 'disc', mark: 0.56 },
  'maskable.png': { size: 512, shape: 'square', mark: 0.46 },
} as const satisfies Readonly<Record<string, IconLook>>;

/** Draws an icon as PNG: the logo where there is one, else the initial on the brand's colour. */
export function drawIcon(
  brand: Brand,
  icon: keyof typeof iconLooks,
  logo: Buffer | null,
): Promise<Buffer<ArrayBuffer>> {
  const look = iconLooks[icon];
  return logo === null ? drawInitial(brand, look) : drawLogo(logo, brand.logo?.colour ?? '#ffffff', look);
}

async function drawInitial({ name, brandHue }: Brand, { size, shape, mark }: IconLook) {
  const { accent, onAccent } = mailColours(brandHue, 'light');
  const side = Math.round(size * mark);
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '';
  const drawn = (await drawWords(initial, onAccent, { width: side, height: side })) ?? plate(side, onAccent);
  const isDisc = shape === 'disc';
  return sharp(ground(size, size, isDisc ? '#00000000' : accent))
    .composite([...(isDisc ? [{ input: disc(size, accent) }] : []), { input: drawn }])
    .png()
    .toBuffer();
}

async function drawLogo(logo: Buffer, colour: string, { size, shape, mark }: IconLook) {
  const { hasAlpha } = await sharp(logo).metadata();
  // Beside a logo that brings its own ground the ground goes on; behind any other stands white, where it has to be full.
  const isOpen = hasAlpha && shape === 'disc';
  const side = Math.round(size * (shape === 'disc' ? 1 : mark * 1.35));
  const drawn = await sharp(logo)
    .resize({ width: side, height: side, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  return sharp(ground(size, size, isOpen ? '#00000000' : hasAlpha ? '#ffffff' : colour))
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

const disc = (size: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%" fill="${colour}"/></svg>`,
  );
