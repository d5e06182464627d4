/** Reads a stream of events block by block: an event or a comment; null at its end. */
export function readEventStream({ body }: Response): () => Promise<string | null> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async () => {
    while (!text.includes('\n\n')) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return null;
      text += chunk.value;
    }
    const [block = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return block;
  };
}
