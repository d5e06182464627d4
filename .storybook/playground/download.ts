/** Saves a file: a text, or what a data address holds. */
export function download(name: string, content: string): void {
  const isAddress = content.startsWith('data:');
  const href = isAddress ? content : URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  if (!isAddress) URL.revokeObjectURL(href);
}
