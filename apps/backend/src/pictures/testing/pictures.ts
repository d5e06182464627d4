import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A photo of one colour. */
export const jpegOf = (width: number, height: number, background = '#a05030'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A photo as a phone held upright writes it: on its side, with a note to turn it, who took it and where. */
export const portraitOnItsSide = ({ width, height }: { width: number; height: number }): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#305030' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 4), height, channels: 3, background: '#e02020' } },
        gravity: 'west',
      },
    ])
    .withExif({ IFD0: { Artist: 'Nadia Rahman' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A photo that gets sharper in so many steps, each of which costs the time of a whole picture; at most 882. */
export async function jpegOfScans(count: number): Promise<Buffer> {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .greyscale()
    .jpeg({ progressive: true })
    .toBuffer();
  const first = photo.indexOf('ffda', 0, 'hex');
  const component = photo[first + 5] ?? 0;
  const ahead = photo.subarray(0, photo.indexOf('ffc4', first, 'hex'));
  // One code, which stands for 64 to 127 blocks of nothing.
  const table = [0xff, 0xc4, 0, 20, 0x10, 1, ...Array(15).fill(0), 0x60];
  const scans = Array.from({ length: count - 1 }, (_, index) => {
    const bit = 13 - (index % 14);
    const coefficient = 1 + Math.floor(index / 14);
    const bits = ((bit === 13 ? 0 : bit + 1) << 4) | bit;
    return [0xff, 0xda, 0, 8, 1, component, 0, coefficient, coefficient, bits, 0x01];
  });
  return Buffer.concat([ahead, Buffer.from([...table, ...scans.flat(), 0xff, 0xd9])]);
}

/** How every PNG begins. */
export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A part of a PNG, with its length and its checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
