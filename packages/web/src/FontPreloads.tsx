interface FontPreloadsProps {
  /** URLs of WOFF2 files, as the build names them. */
  readonly hrefs: readonly string[];
}

/**
 * Asks for fonts before the styles do. It stands in the body: browsers built on Chromium hold the first paint back for
 * fonts that the head preloads (docs/performance.md), and React moves every `<link>` that it renders into the head.
 */
export const FontPreloads = ({ hrefs }: FontPreloadsProps) => (
  <div hidden dangerouslySetInnerHTML={{ __html: hrefs.map(fontPreload).join('') }} />
);

const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
