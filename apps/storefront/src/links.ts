import type { ParsedLocation } from '@tanstack/react-router';
import type { HrefOf } from '@tiffin/ui';
import type { FileRouteTypes } from './routeTree.gen.ts';

/** A path of this app with or without search parameters, as the library's links take it. */
export type AppHref = HrefOf<FileRouteTypes['to']>;

declare module '@tiffin/ui' {
  interface AppLinks {
    readonly href: AppHref;
  }
}

/** The href of a location that the router has built, and checked, from a route's path, parameters and search. */
export const hrefOf = ({ href }: Pick<ParsedLocation, 'href'>) => href as AppHref;
