/** A file that cannot be used as a picture; the message says what it is and what to do. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}
