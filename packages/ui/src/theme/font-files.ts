import fraunces from './fonts/fraunces.woff2?url';
import ampersand from './fonts/fraunces-ampersand-italic.woff2?url';
import instrumentSans from './fonts/instrument-sans.woff2?url';

/** URLs of the fonts that the first screen uses, to be preloaded in the body of every page. */
export const preloadedFonts: readonly string[] = [instrumentSans, fraunces];

/** Address of the italic ampersand, for the pages whose restaurant has one in its name. */
export const ampersandFont: string = ampersand;
