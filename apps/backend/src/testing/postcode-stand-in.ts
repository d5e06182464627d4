import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// A process of its own, reached over HTTP alone: apps never import each other.
const script = fileURLToPath(new URL('../../../sandbox/src/postcodes/server.ts', import.meta.url));

/** Starts the sandbox's postcode service on a free port. */
export async function startPostcodeStandIn(): Promise<{
  readonly url: string;
  readonly stop: () => void;
}> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, POSTCODES_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listening at (http:\/\/\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The postcode stand-in ended with ${code}: ${output}`)));
  });
  return { url, stop: () => void child.kill('SIGTERM') };
}
