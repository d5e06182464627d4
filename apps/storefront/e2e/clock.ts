/** When the business clock of the journeys' stack starts: always Friday at dinner time. */
export const clockStart = '2026-11-20T18:30:00Z';
