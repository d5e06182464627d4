/** What pictures are sent as. */
export type PictureType = 'image/webp' | 'image/avif' | 'image/png' | 'image/jpeg';

/** A picture that is sent in place of a body. */
export interface SentPicture<Type extends PictureType = PictureType> {
  readonly type: Type;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
