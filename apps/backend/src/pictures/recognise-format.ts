import { PictureRefused } from './picture-refused.ts';

/** The formats that a picture may have. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const usable = 'save the picture as JPEG, PNG, WebP or AVIF';

// What people send by mistake, with what to do about it.
const others: readonly { readonly begins: RegExp; readonly message: string }[] = [
  { begins: /^GIF8[79]a/, message: `this is a GIF: ${usable}.` },
  { begins: /^%PDF-/, message: `this is a PDF: ${usable}.` },
  { begins: /^(II\*\0|MM\0\*)/, message: `this is a TIFF or a camera's raw file: ${usable}.` },
  { begins: /^BM/, message: `this is a BMP: ${usable}.` },
  { begins: /^PK[^\w\s]/, message: 'this is an archive: take the picture out of it.' },
  {
    begins: /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s,
    message: `this is a HEIC picture of an iPhone: ${usable} (on the iPhone: Settings, Camera, Formats, Most Compatible).`,
  },
  { begins: /^.{4}ftyp/s, message: `this is a film: ${usable}.` },
  {
    begins: /^(\ufeff|ï»¿)?\s*<(\?xml|!--|svg|!doctype svg)/i,
    message: `this is an SVG drawing, which can hold programs: ${usable}.`,
  },
  {
    begins: /^(\ufeff|ï»¿)?\s*<(!doctype|html|head|body|script)/i,
    message: `this is a web page, not a picture: open the picture itself and ${usable.replace('the picture', 'it')}.`,
  },
];

/** What a file is by its first bytes, whatever its name says. */
export function recogniseFormat(bytes: Uint8Array): PictureFormat {
  const start = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  // mif1 and msf1 are shared with HEIC; the brands after them tell which it is.
  if (/^.{4}ftyp(avif|avis|(mif1|msf1).{4}(.{4}){0,8}?avi[fs])/s.test(start)) return 'avif';
  const other = others.find(({ begins }) => begins.test(start));
  throw new PictureRefused(other?.message ?? `this is no picture: ${usable}.`);
}

// HTML, PHP, PDF and ZIP readers look past what a picture begins with.
const hidden: readonly { readonly marks: readonly string[]; readonly within: 'all' | 'start' | 'end' }[] = [
  { marks: ['<script', '<html', '<!doctype', '<?php'], within: 'all' },
  { marks: ['%pdf-'], within: 'start' },
  { marks: ['pk\x05\x06'], within: 'end' },
];

/** Refuses a picture that is something else too: a page, a program or an archive behind a picture's first bytes. */
export function refusePolyglot(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1').toLowerCase();
  const parts = { all: text, start: text.slice(0, 1_024), end: text.slice(-65_557) };
  if (hidden.some(({ marks, within }) => marks.some((mark) => parts[within].includes(mark)))) {
    throw new PictureRefused(
      'this picture holds a web page, a program or an archive too: open it in an editor of pictures and save it again.',
    );
  }
}

// Programs write some ten of them. Each costs the time of a whole picture, however few bytes it has.
const mostScans = 100;

/** Refuses a JPEG that gets sharper in so many steps that unpacking it would keep a processor busy for minutes. */
export function refuseManyScans(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  let at = file.indexOf(0xff, 2);
  while (at !== -1 && at + 4 <= file.length) {
    const marker = file.readUInt8(at + 1);
    // What follows its end is another file, as the film of a moving photo.
    if (marker === 0xd9) return;
    if (marker === 0xda) scans += 1;
    if (scans > mostScans)
      throw new PictureRefused('this picture gets sharp in too many steps: open and save it again.');
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    const length = marker === 0xff ? 1 : isAlone ? 2 : 2 + file.readUInt16BE(at + 2);
    at = file.indexOf(0xff, at + length);
  }
}

/** Whether a picture moves. */
export function isAnimated(bytes: Uint8Array, format: PictureFormat): boolean {
  const start = Buffer.from(bytes.subarray(0, 65_536)).toString('latin1');
  if (format === 'png') return start.includes('acTL');
  if (format === 'webp') return start.slice(12, 16) === 'VP8X' && start.slice(0, 256).includes('ANIM');
  return format === 'avif' && start.slice(4, 64).includes('avis');
}
