import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports that are free at the moment, all different. */
export async function freePorts<Name extends string>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, number>>> {
  const probes = await Promise.all(
    names.map(async (name) => {
      const probe = createServer();
      probe.listen(0, '127.0.0.1');
      await once(probe, 'listening');
      const address = probe.address();
      return { name, probe, port: typeof address === 'object' && address !== null ? address.port : 0 };
    }),
  );
  await Promise.all(probes.map(({ probe }) => new Promise((resolve) => probe.close(resolve))));
  return Object.fromEntries(probes.map(({ name, port }) => [name, port])) as Record<Name, number>;
}
