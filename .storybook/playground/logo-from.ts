// Twice the 44 px at which the storefront shows it.
const side = 88;

/** Makes a small square of a picture, cropped in the middle, as a data address; throws for what is no picture. */
export async function logoFrom(file: File): Promise<string> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser gives no canvas.');
    const scale = Math.max(side / picture.naturalWidth, side / picture.naturalHeight);
    const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
    return canvas.toDataURL('image/webp', 0.8);
  } finally {
    URL.revokeObjectURL(address);
  }
}
