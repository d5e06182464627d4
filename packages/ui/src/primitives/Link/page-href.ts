/**
 * The apps' addresses, declared for the library: `declare module '@tiffin/ui' { interface AppLinks { href: … } }`
 * in the storefront, `counterHref` in the counter, makes every wrong address among the props a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it in
export interface AppLinks {}

/** The address of a page of the storefront; any text until the app has said which there are. */
export type PageHref = AppLinks extends { readonly href: infer Href extends string } ? Href : string;

/** The address of a page of the counter; any text until the app has said which there are. */
export type CounterPageHref = AppLinks extends { readonly counterHref: infer Href extends string }
  ? Href
  : string;

/** A route's path with any text in the place of its parameters. */
type Filled<Path extends string> = Path extends `${infer Start}$${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : Path;

/** The addresses of routes such as `/orders/$id`, with or without search parameters. */
export type AddressOf<Path extends string> = Filled<Path> | `${Filled<Path>}?${string}`;
