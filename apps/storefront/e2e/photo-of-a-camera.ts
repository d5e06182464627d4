import type { Page } from '@playwright/test';

/**
 * A photo as a phone held upright writes it: 4032 × 3024 px on its side, with a note to turn it (EXIF orientation 6). Upright
 * it is red above and blue below.
 */
export async function photoOfACamera(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 4032;
    canvas.height = 3024;
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('There is nothing to draw with.');
    brush.fillStyle = '#d02020';
    brush.fillRect(0, 0, 2016, 3024);
    brush.fillStyle = '#2040d0';
    brush.fillRect(2016, 0, 2016, 3024);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const jpeg = Buffer.from(drawn.replace(/^.*,/, ''), 'base64');
  // Big-endian TIFF with one entry: tag 0x112, a short, 6.
  const tiff = Buffer.from('4d4d002a00000008' + '0001' + '0112000300000001' + '00060000' + '00000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
