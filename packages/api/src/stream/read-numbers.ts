/**
 * Reads one of our own streams: `onSign` is called with everything that comes, `onNumber` with the number of each event
 * of this name. Settles when the stream ends. Of the format it knows what our server sends: `event` and `data`, a line
 * each.
 */
export async function readNumbers(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  event: string,
  onSign: () => void,
  onNumber: (number: number) => void,
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
      const [, name, number] = /^event: (\w+)\ndata: (\d+)$/.exec(block) ?? [];
      if (name === event && number !== undefined) onNumber(Number(number));
    }
  }
}
