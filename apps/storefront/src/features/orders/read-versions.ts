/**
 * Reads our own stream of an order: `onSign` is called with everything that comes, `onVersion` with each version.
 * Settles when the stream ends. Of the format it knows what our server sends: `event` and `data`, a line each.
 */
export async function readVersions(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onSign: () => void,
  onVersion: (version: number) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const version = /^event: version\ndata: (\d+)$/.exec(block)?.[1];
      if (version !== undefined) onVersion(Number(version));
    }
  }
}
