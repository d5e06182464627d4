import type { DayHours } from '../opening-hours/opening-hours.ts';

/** The hours of a day as a restaurant's file writes them: closed, 12:00-22:30, or 12:00-14:30, 17:30-22:00. */
export function hoursFromText(text: string): DayHours {
  if (text === 'closed') return { isActive: false, opening: '00:00', closing: '00:00' };
  const services = text.split(',').map((service) => {
    const [opening = '', closing = ''] = service.trim().split('-');
    return { opening, closing: closingOnClock(opening, closing) };
  });
  const breaks = services
    .slice(1)
    .map(({ opening }, at) => ({ from: services[at]?.closing ?? '', to: opening }));
  return {
    isActive: true,
    opening: services[0]?.opening ?? '',
    closing: services.at(-1)?.closing ?? '',
    ...(breaks.length > 0 && { breaks }),
  };
}

// No clock shows 24:00, and equal times mean closed; the closing minute itself is open, so 23:59 ends a whole day.
function closingOnClock(opening: string, closing: string): string {
  if (closing !== '24:00') return closing;
  return opening === '00:00' ? '23:59' : '00:00';
}
