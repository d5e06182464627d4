import { orderProblemLimits } from '@tiffin/domain';

/** A photo as it is sent, or why it cannot be. */
export type PreparedPhoto =
  | { readonly ok: true; readonly photo: Blob }
  | { readonly ok: false; readonly reason: 'too_large' | 'unreadable' };

const { mostPhotoBytes, mostPhotoSide } = orderProblemLimits;

// The server reads it where a browser cannot yet. JPEG, PNG and WebP every browser can read.
const readByServerAlone: ReadonlySet<string> = new Set(['image/avif']);

/**
 * Makes a photo smaller before it is sent: upright, a JPEG, at most 2000 px a side, without where and when it was taken.
 * What the browser cannot read goes as it is where the server may.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const photo = (await redraw(file)) ?? (readByServerAlone.has(file.type) ? file : null);
  if (photo === null) return { ok: false, reason: 'unreadable' };
  return photo.size > mostPhotoBytes ? { ok: false, reason: 'too_large' } : { ok: true, photo };
}

async function redraw(file: Blob): Promise<Blob | null> {
  const decoded = await decode(file);
  if (decoded === null) return null;
  const { width, height } = decoded;
  const share = Math.min(1, mostPhotoSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * share));
  canvas.height = Math.max(1, Math.round(height * share));
  const context = canvas.getContext('2d');
  // JPEG has no transparency: what is see-through would become black.
  if (context !== null) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const isTrue = context !== null && isReadTruly(context);
  context?.drawImage(decoded, 0, 0, canvas.width, canvas.height);
  if ('close' in decoded) decoded.close();
  // A browser that hides what is drawn from fingerprinting would send noise.
  if (!isTrue) return file;
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** The photo as it is upright; null where the browser cannot read it. */
async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement | null> {
  // Safari before 17 refuses the option, but an element is upright there too.
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => decodeAsElement(file));
}

async function decodeAsElement(file: Blob): Promise<HTMLImageElement | null> {
  const picture = new Image();
  const url = URL.createObjectURL(file);
  picture.src = url;
  const isRead = await picture.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(url);
  return isRead ? picture : null;
}

const isReadTruly = (context: CanvasRenderingContext2D) =>
  context.getImageData(0, 0, 1, 1).data.every((channel) => channel === 255);
