import { useRouter } from '@tanstack/react-router';
import { type DietaryMark, dietsInText, withoutDietWords } from '@tiffin/domain';
import { SearchPage } from '@tiffin/ui';
import { hrefOf } from '../../links.ts';
import { useDishList } from '../dish/use-dish-list.ts';
import type { MenuSectionLink } from '../menu/search-menu.ts';
import type { SearchParams } from '../menu/search-params.ts';
import { useMenuSearch } from '../menu/use-menu-search.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useOrderedBefore } from './use-ordered-before.ts';

interface SearchContainerProps extends Pick<SearchParams, 'q' | 'diets'> {
  /** Puts another search into the address. */
  readonly onSearch: (search: { q: string; diets: readonly DietaryMark[] }) => void;
}

const noDiets: readonly DietaryMark[] = [];

/** The search page of the menu; what is searched stands in the address. */
export function SearchContainer({ q = '', diets = noDiets, onSearch }: SearchContainerProps) {
  const { buildLocation } = useRouter();
  const { settings } = useRestaurant();
  const { found, ...state } = useMenuSearch({ q: q === '' ? undefined : q, diets });
  const orderedBefore = useOrderedBefore();
  const list = useDishList();
  const wanted = [...new Set([...diets, ...dietsInText(q)])];
  const searchFor = (words: string) => ({
    label: words,
    href: hrefOf(
      buildLocation({ to: '/search', search: { q: words, diets: diets.length > 0 ? diets : undefined } }),
    ),
  });
  const sections = found?.sections.map((section: MenuSectionLink) => ({
    ...section,
    href: hrefOf(buildLocation({ to: '/category/$id', params: { id: section.id } })),
  }));
  return (
    <SearchPage
      {...list}
      {...state}
      query={q}
      // A diet goes with its word.
      onQueryChange={(text) => {
        const named = dietsInText(q);
        onSearch({
          q: text,
          diets: [...diets.filter((diet) => !named.includes(diet)), ...dietsInText(text)],
        });
      }}
      searchHref="/search"
      diets={wanted}
      // A word goes with its diet.
      onDietsChange={(next) => {
        const gone = wanted.filter((diet) => !next.includes(diet));
        onSearch({ q: gone.length > 0 ? withoutDietWords(q, gone) : q, diets: next });
      }}
      allergens={found?.allergens}
      allergyPhone={settings.contact.allergyPhone}
      results={found?.dishes ?? []}
      resultCount={found?.dishCount}
      isExact={found?.isExact}
      didYouMean={found?.didYouMean == null ? undefined : searchFor(found.didYouMean)}
      suggestions={(found?.suggestions ?? []).map(searchFor)}
      sections={sections}
      start={
        found && {
          orderedBefore,
          ordersHref: '/orders',
          popular: found.popular,
          isPopularByOrders: found.isPopularByOrders,
          sections: sections ?? [],
        }
      }
    />
  );
}
