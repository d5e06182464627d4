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
