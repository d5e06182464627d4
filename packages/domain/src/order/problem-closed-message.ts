import { localTimeOfDay } from '../opening-hours/local-time.ts';
import { orderTimes } from './order-times.ts';

/** Who closed a problem and when: "This was closed by Maria at 19:05.", on an earlier day "… by Maria on 20 November at 19:05." */
export function problemClosedMessage(
  { by, at }: { readonly by: string | null; readonly at: Date },
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): string {
  const day = orderTimes(now, timeZone).day(at.toISOString());
  const when = day === 'today' ? '' : day === 'yesterday' ? ' yesterday' : ` on ${day}`;
  return `This was closed by ${by ?? 'the restaurant'}${when} at ${localTimeOfDay(at, timeZone)}.`;
}
