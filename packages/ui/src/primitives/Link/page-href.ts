/**
 * The app's addresses, declared for the library: `declare module '@tiffin/ui' { interface AppLinks { href: … } }`
 * makes every wrong address among the props a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the app fills it in
export interface AppLinks {}

/** The address of a page of the app; any text until the app has said which there are. */
export type PageHref = AppLinks extends { readonly href: infer Href extends string } ? Href : string;
