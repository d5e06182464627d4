import { expect, test } from 'vitest';
import { specialOpeningHours } from './special-opening-hours.ts';

const shut = { isActive: false, opening: '12:00', closing: '22:00', customerNote: 'Family holiday.' };
const late = { isActive: true, opening: '17:00', closing: '01:00' };

test('special hours are dated, days in a row as one, and a closed day lasts from midnight to midnight', () => {
  const special = [
    ...['2026-07-30', '2026-07-31', '2026-08-01'].map((date) => ({ date, ...shut })),
    { date: '2026-08-02', ...late },
    { date: '2026-08-03', isActive: true, opening: '12:00', closing: '12:00' },
  ];
  const type = 'OpeningHoursSpecification';
  const closed = { opens: '00:00', closes: '00:00' };
  expect(specialOpeningHours(special)).toEqual({
    specialOpeningHoursSpecification: [
      { '@type': type, validFrom: '2026-07-30', validThrough: '2026-08-01', ...closed },
      { '@type': type, validFrom: '2026-08-02', validThrough: '2026-08-02', opens: '17:00', closes: '01:00' },
      { '@type': type, validFrom: '2026-08-03', validThrough: '2026-08-03', ...closed },
    ],
  });
});

test('without special hours nothing is said', () => {
  expect(specialOpeningHours([])).toEqual({});
});
