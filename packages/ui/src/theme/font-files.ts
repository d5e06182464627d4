import fraunces from './fonts/fraunces.woff2?url';
import ampersand from './fonts/fraunces-ampersand-italic.woff2?url';
import instrumentSans from './fonts/instrument-sans.woff2?url';

/** Addresses of the fonts that the first screen sets, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [instrumentSans, fraunces];

/** Address of the italic ampersand, for the pages whose restaurant has one in its name. */
export const ampersandFont: string = ampersand;
