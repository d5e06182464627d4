/** The custom property's name without its dashes: prefixed, so that no page and no extension uses it for something else. */
export const variableName = (name: string | null): string => `tiffin-${name}`;
