import type { components } from '@tiffin/api/schema';
import { type ServiceState, serviceAt } from '@tiffin/domain';

/** A service as the wire shows it: only what has not reached its end. */
export function serviceToWire(service: ServiceState, now: Date): components['schemas']['ServiceState'] {
  const { pause, busy } = serviceAt(service, now);
  return {
    pause: pause === null ? null : { ...pause, modes: [...pause.modes] },
    busy: busy === null ? null : { ...busy },
  };
}
