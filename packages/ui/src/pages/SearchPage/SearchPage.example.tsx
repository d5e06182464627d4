import { type DietaryMark, findDishes, type Menu, summariseMenuItem } from '@tiffin/domain';
import { SearchPage } from '@tiffin/ui';
import { useState } from 'react';

/** Finds dishes by their words and diets. */
export function Search({ menu }: { menu: Menu }) {
  const [query, setQuery] = useState('');
  const [diets, setDiets] = useState<readonly DietaryMark[]>([]);
  return (
    <SearchPage
      query={query}
      onQueryChange={setQuery}
      searchHref="/search"
      diets={diets}
      onDietsChange={setDiets}
      results={findDishes(menu, query, diets).map(summariseMenuItem)}
      suggestions={[{ label: 'Naan', href: '/search?q=naan' }]}
      dishHref={({ id }) => `?dish=${id}`}
    />
  );
}
