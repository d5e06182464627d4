/** Structured data in a page. */
export interface DataScript {
  readonly type: string;
  readonly children: string;
}

/** Makes a script that runs nothing of the data; a name with "</script>" in it must not end the script. */
export function dataScript(data: object): DataScript {
  return { type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', '\\u003c') };
}
