import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What the network does on the way back: it carries on, is away, says nothing, or breaks off within an answer. */
export type Trouble = 'none' | 'down' | 'slow' | 'half';

/** An S3-compatible server in a process of its own, behind a network that can be in trouble. */
export interface TestS3 {
  readonly endpoint: string;
  trouble: Trouble;
  readonly close: () => Promise<void>;
}

/** Starts the server on a folder, with one bucket. */
export async function startS3(folder: string, bucket: string): Promise<TestS3> {
  const script = fileURLToPath(new URL('./s3-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, bucket], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line]: string[] = await once(createInterface({ input: child.stdout }), 'line');
  const open = new Set<Socket>();
  const network = createServer((client) => {
    if (s3.trouble === 'down') return void client.destroy();
    const server = connect(Number(line), '127.0.0.1');
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    client.pipe(server);
    server.on('data', (bytes) => {
      if (s3.trouble === 'slow') return;
      if (s3.trouble === 'down') return void client.destroy();
      if (s3.trouble === 'none') return void client.write(bytes);
      client.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => client.destroy());
    });
    server.on('end', () => client.end());
    client.on('close', () => server.destroy());
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  const address: AddressInfo | string | null = network.address();
  const s3: TestS3 = {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    trouble: 'none',
    close: async () => {
      for (const socket of open) socket.destroy();
      network.close();
      child.kill();
      await once(child, 'exit');
    },
  };
  return s3;
}
