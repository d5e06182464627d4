import { CliError } from './cli.ts';
import { isPortFree } from './ports.ts';
import { ownerOf } from './process-info.ts';
import { portsFrom } from './settings.ts';

/** The port for `npm run storybook`: STORYBOOK_PORT, or the first free one from `npm start`'s on, which may be running. */
export async function chooseStorybookPort(env: NodeJS.ProcessEnv): Promise<number> {
  const wanted = portsFrom(env).storybook;
  if (await isPortFree(wanted)) return wanted;
  if (env.STORYBOOK_PORT) {
    throw new CliError(
      `Port ${wanted} (STORYBOOK_PORT) is taken by ${ownerOf(wanted)}: choose another with STORYBOOK_PORT=${wanted + 1} npm run storybook.`,
    );
  }
  for (let port = wanted + 1; port < wanted + 100; port += 1) {
    if (await isPortFree(port)) return port;
  }
  throw new CliError(`No port from ${wanted} to ${wanted + 99} is free: choose one with STORYBOOK_PORT.`);
}
