/** A brand is bright (light fill, dark text) within this many degrees of this hue. */
export const brightKey = { hue: 85, reach: 26 };

/** Whether a brand hue, in degrees, is filled with a light tone and dark text. */
export const isBrightHue = (hue: number): boolean => Math.abs(hue - brightKey.hue) < brightKey.reach;
