import { allergenCodes, diets, type MenuFilter, noFilter } from '@tiffin/domain';
import { hasFilter } from './has-filter.ts';

// The fragment of an address: no server, log or other page learns what a customer does not eat.
const names = { allergens: 'without', mayContain: 'may-contain', diets: 'diets' } as const;

/** Reads what is left out from the fragment of an address, without its `#`; what it does not know is passed over. */
export function readFilter(fragment: string): MenuFilter {
  if (!hasFilter(fragment)) return noFilter;
  const given = new URLSearchParams(fragment);
  const listed = <Name extends string>(known: readonly Name[], text: string | null): readonly Name[] => {
    const wanted = text?.split(',') ?? [];
    return known.filter((name) => wanted.includes(name));
  };
  return {
    allergens: listed(allergenCodes, given.get(names.allergens)),
    allowsMayContain: given.get(names.mayContain) === 'shown',
    diets: listed(diets, given.get(names.diets)),
  };
}

/** The fragment that leaves these things out: `without=nuts,sesame&diets=vegan`; empty where nothing is. */
export function filterFragment({ allergens, allowsMayContain, diets: wanted }: MenuFilter): string {
  return [
    ...(allergens.length > 0 ? [`${names.allergens}=${allergens.join(',')}`] : []),
    ...(allergens.length > 0 && allowsMayContain ? [`${names.mayContain}=shown`] : []),
    ...(wanted.length > 0 ? [`${names.diets}=${wanted.join(',')}`] : []),
  ].join('&');
}
