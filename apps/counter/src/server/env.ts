import { idPattern } from '@tiffin/domain';
import { parseEnvironment } from '@tiffin/node';
import { listenSettings, webAppSettings } from '@tiffin/web/server/settings';
import { z } from 'zod';

const schema = webAppSettings.extend({
  ...listenSettings(3100).shape,
  FOUNDATION_ID: z.string({ error: 'is missing' }).regex(idPattern, 'must be 24 lower-case hex characters'),
  /** Whether browsers keep the app's files and the open orders for a reload without a network. */
  OFFLINE_BOARD: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
});

/** The counter's settings, parsed. */
export type Environment = Readonly<z.output<typeof schema>>;

/** Parses the settings; throws one readable message that names every setting that is wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  return parseEnvironment('counter', schema, source);
}

let parsed: Environment | undefined;

/** The settings of this process, parsed at first use. */
export function environment(): Environment {
  parsed ??= readEnvironment(process.env);
  return parsed;
}
