import { CliError } from './cli.ts';
import { isPortFree } from './ports.ts';
import { ownerOf } from './process-info.ts';

/** By how much TEST_PORT_SHIFT moves all ports of journeys and docs pages, so that two runs can share a machine. */
export const testPortShift = Number(process.env.TEST_PORT_SHIFT ?? 0);

/** Throws one sentence when another program listens on one of the ports. */
export async function assertTestPortsFree(ports: readonly number[], shift = testPortShift): Promise<void> {
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    throw new CliError(
      `Port ${port} is taken by ${ownerOf(port)}: if these are other tests, wait until they have ended, ` +
        `or move the ports of these with TEST_PORT_SHIFT=${shift + 30} in front of the same command.`,
    );
  }
}
