type Pictures = Readonly<Record<string, string>>;

// The widths of phones, mails and the counter's tablet: each page has pictures of one of them.
const light: Pictures = import.meta.glob<string>('../visual/baselines/*-{390,720,1180}-light.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const dark: Pictures = import.meta.glob<string>('../visual/baselines/*-{390,720,1180}-dark.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

function pictureIn(pictures: Pictures, pageId: string): string | undefined {
  const own = Object.entries(pictures).filter(([path]) => path.includes(`/${pageId}--`));
  return (own.find(([path]) => path.includes('--default-')) ?? own[0])?.[1];
}

/** Address of a page's committed picture: its default state, or its first one; in light where there is none in dark. */
export const pictureOf = (pageId: string, scheme: 'light' | 'dark'): string | undefined =>
  (scheme === 'dark' ? pictureIn(dark, pageId) : undefined) ?? pictureIn(light, pageId);
