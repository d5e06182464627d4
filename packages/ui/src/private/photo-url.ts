import { photoUrlInWidth, photoWidths } from '@tiffin/domain';

/** Whether a picture is a photo of the restaurant's own, by its address. */
export const isPhoto = (url: string): boolean => url.includes('/pictures/');

/** The widths of a photo, for the browser to choose from. */
export const photoSrcSet = (url: string): string =>
  photoWidths.map((width) => `${photoUrlInWidth(url, width)} ${width}w`).join();
