import { appSizes } from '../size/routes.ts';
import { plainRow } from './measured-rows.ts';
import type { Measured } from './report.ts';

/** Measures the storefront's build, except the JavaScript of the first load, which `page` measures in a browser. */
export async function measureSizes(): Promise<Measured[]> {
  const { further, allCss, fonts } = await appSizes('storefront');
  const [heaviest = '', { js } = { js: 0 }] =
    Object.entries(further).sort(([, one], [, other]) => other.js - one.js)[0] ?? [];
  const row = (what: string, bytes: number, bar: number, aim: number) =>
    plainRow({ what, unit: 'kB', bar, aim, better: 'less' }, [bytes / 1000]);
  return [
    row(`further JavaScript of the heaviest route, ${heaviest}`, js, 15, 8),
    row('all CSS', allCss, 18, 12),
    row('fonts', fonts, 60, 30),
  ];
}
