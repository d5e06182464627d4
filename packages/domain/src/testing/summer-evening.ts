/** A summer evening: 18:30 in London, 13:30 in New York, 23:15 in Kathmandu, and the next day in Auckland. */
export const summerEvening = new Date('2026-07-17T17:30:00Z');
