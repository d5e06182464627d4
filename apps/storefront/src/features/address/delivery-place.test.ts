import { expect, test } from 'vitest';
import { readDeliveryPlace } from './delivery-place.ts';

test.each([
  ['{"postalCode":"LS6 3HN","latitude":53.8,"longitude":-1.5}', ['LS6 3HN', 53.8, -1.5]],
  ['{"postalCode":"LS6 3HN","latitude":null,"longitude":null}', ['LS6 3HN', null, null]],
  ['{"postalCode":"LS6 3HN"}', ['LS6 3HN', null, null]],
  ['{"postalCode":"LS6 3HN","latitude":"53","longitude":999}', ['LS6 3HN', null, null]],
])('%s is read', (text, [postalCode, latitude, longitude]) => {
  expect(readDeliveryPlace(text)).toEqual({ postalCode, latitude, longitude });
});

test.each([
  ...[null, '', 'LS6 3HN', 'null', '[]', '{}', '{"postalCode":1}', '{"postalCode":"90210"}'],
  '{"postalCode":"<script>","latitude":53.8,"longitude":-1.5}',
])('%s is nothing', (text) => {
  expect(readDeliveryPlace(text)).toBeNull();
});
