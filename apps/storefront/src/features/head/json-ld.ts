/** A script element of structured data (JSON-LD). */
export interface JsonLdScript {
  readonly type: string;
  readonly children: string;
}

/** Makes the script element of structured data; a name with "</script>" in it must not end the element. */
export function jsonLdScript(data: object): JsonLdScript {
  return { type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', '\\u003c') };
}
