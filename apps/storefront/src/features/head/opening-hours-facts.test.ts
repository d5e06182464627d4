import { expect, test } from 'vitest';
import { openingHoursFacts, specialOpeningHours } from './opening-hours-facts.ts';

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

test('each service of a day stands by itself, a day that does not open not at all', () => {
  const twice = {
    isActive: true,
    opening: '12:00',
    closing: '22:00',
    breaks: [{ from: '14:30', to: '17:30' }],
  };
  const type = 'OpeningHoursSpecification';
  const monday = { '@type': type, dayOfWeek: 'https://schema.org/Monday' };
  expect(openingHoursFacts({ monday: twice, tuesday: { ...twice, isActive: false } })).toEqual([
    { ...monday, opens: '12:00', closes: '14:30' },
    { ...monday, opens: '17:30', closes: '22:00' },
  ]);
  const dated = { '@type': type, validFrom: '2026-12-24', validThrough: '2026-12-24' };
  expect(specialOpeningHours([{ date: '2026-12-24', ...twice }])).toEqual({
    specialOpeningHoursSpecification: [
      { ...dated, opens: '12:00', closes: '14:30' },
      { ...dated, opens: '17:30', closes: '22:00' },
    ],
  });
});
