import type { ParsedLocation } from '@tanstack/react-router';
import type { FileRouteTypes } from './routeTree.gen.ts';

/** A route's path with any text in the place of its parameters. */
type Filled<Path extends string> = Path extends `${infer Start}$${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : Path;
type RoutePath = Filled<FileRouteTypes['to']>;

/** The address of a page of ours, as the library takes it. */
export type Address = RoutePath | `${RoutePath}?${string}`;

declare module '@tiffin/ui' {
  interface AppLinks {
    readonly href: Address;
  }
}

/** The address of a location that the router has built, and checked, from a route's path, parameters and search. */
export const addressOf = ({ href }: Pick<ParsedLocation, 'href'>) => href as Address;
