import { createHash } from 'node:crypto';

/** A page whose own inline scripts and styles are named by their hashes instead of a nonce. */
export interface HashedPage {
  readonly html: string;
  /** Sources for a content security policy, such as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Hashes the inline scripts and styles whose tag carries `nonce`, and removes the nonce from the page. The nonce is
 * random, so a tag that someone else has put into the page is not hashed and does not run.
 */
export function hashInlineTags(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  // React escapes > in attributes, so a tag ends at the first one.
  const ownTag = new RegExp(`<(script|style)\\b([^>]*)${attribute}([^>]*)>`, 'g');
  for (const { 0: tag, 1: name = '', 2: before = '', 3: after = '', index } of html.matchAll(ownTag)) {
    const start = index + tag.length;
    const text = html.slice(start, html.indexOf(`</${name}>`, start));
    const isData = `${before}${after}`.includes(' type="application/ld+json"');
    if (isData || text === '') continue;
    hashes[name === 'style' ? 'style' : 'script'].add(hashSource(text));
  }
  return {
    html: html.replace(/<meta property="csp-nonce"[^>]*>/, '').replaceAll(attribute, ''),
    scriptHashes: [...hashes.script],
    styleHashes: [...hashes.style],
  };
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
