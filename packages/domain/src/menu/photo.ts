/** A picture of the restaurant's own, upright as it is shown. */
export interface Photo {
  /** SHA-256 of the file that the restaurant gave, in hex; the picture's address follows from it. */
  readonly hash: string;
  /** In px, as are all sizes here. */
  readonly width: number;
  readonly height: number;
  /** What always stays in view, in percent from the left and from the top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Its main colour, as `#a0522d`, which shows while it loads. */
  readonly colour: string;
}

/** The widths in px in which every picture is made; a smaller picture keeps its own. */
export const photoWidths = [160, 320, 640, 1280] as const;

/** A width in which every picture is made. */
export type PhotoWidth = (typeof photoWidths)[number];

/** The address of a picture in a width, on the storefront's own host. */
export const photoPath = (hash: string, width: PhotoWidth): string => `/pictures/${hash}/${width}.webp`;

/** The address of a picture in another width than the 640 px that it is known by; of any other picture, its own. */
export const photoUrlInWidth = (url: string, width: PhotoWidth): string => url.replace('/640.', `/${width}.`);
