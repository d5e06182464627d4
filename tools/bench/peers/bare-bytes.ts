// The peer of a cached page: Node's own server, which sends the same response again and again.
import { createServer, get } from 'node:http';

const { PAGE_URL = '', PORT = '0' } = process.env;

interface Answer {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Reads the page without decompressing it, as fetch would. */
function read(encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(PAGE_URL, { headers: { 'accept-encoding': encoding } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = response.headers;
        const body = Buffer.concat(pieces);
        resolve({ headers: { ...headers, 'content-length': String(body.byteLength) }, body });
      });
    }).once('error', reject);
  });
}

const plain = await read('identity');
const gzip = await read('gzip');

createServer(({ headers }, response) => {
  const answer = headers['accept-encoding'] === 'gzip' ? gzip : plain;
  response.writeHead(200, answer.headers);
  response.end(answer.body);
}).listen(Number(PORT), '127.0.0.1');
