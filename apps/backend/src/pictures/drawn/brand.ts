import type { Photo } from '@tiffin/domain';
import type { mailColours } from '@tiffin/mail';

/** What is drawn of a restaurant. */
export interface Brand {
  readonly name: string;
  readonly brandHue: number;
  readonly logo: Photo | null;
}

/** A brand's colours as `#rrggbb`. */
export type BrandColours = ReturnType<typeof mailColours>;

/** A plain ground of one colour. */
export const ground = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 4 as const, background },
});

/** The plate that stands where there is no picture, as the pages draw it. */
export const plate = (size: number, colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
      `<g fill="none" stroke="${colour}"><circle cx="50" cy="50" r="46" stroke-width="3"/>` +
      '<circle cx="50" cy="50" r="31" stroke-width="1.6"/></g></svg>',
  );
