/**
 * The apps' paths, declared for the library: `declare module '@tiffin/ui' { interface AppLinks { href: … } }`
 * in the storefront, `counterHref` in the counter, makes every wrong path among the props a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it in
export interface AppLinks {}

/** The href of a page of the storefront; any text until the app has declared which there are. */
export type PageHref = AppLinks extends { readonly href: infer Href extends string } ? Href : string;

/** The href of a page of the counter; any text until the app has declared which there are. */
export type CounterPageHref = AppLinks extends { readonly counterHref: infer Href extends string }
  ? Href
  : string;

/** A route's path with any text in the place of its parameters. */
type Filled<Path extends string> = Path extends `${infer Start}$${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : Path;

/** The hrefs of routes such as `/orders/$id`, with or without search parameters. */
export type HrefOf<Path extends string> = Filled<Path> | `${Filled<Path>}?${string}`;
