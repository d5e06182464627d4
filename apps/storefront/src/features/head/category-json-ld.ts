import type { QueryClient } from '@tanstack/react-query';
import {
  type DietaryMark,
  type MenuCategoryListing,
  type MenuItemSummary,
  type PriceFrom,
  poundsFromPence,
} from '@tiffin/domain';
import { menuQueries } from '../menu/menu.queries.ts';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { type JsonLdScript, jsonLdScript } from './json-ld.ts';

const diets: Partial<Record<DietaryMark, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  gluten_free: 'https://schema.org/GlutenFreeDiet',
};

/** The JSON-LD of a category with its dishes, for search engines (schema.org); none while they are not there. */
export function categoryJsonLd(queryClient: QueryClient, id: string): JsonLdScript[] {
  const page = queryClient.getQueryData(restaurantQueries.current().queryKey);
  const category = queryClient.getQueryData(menuQueries.category(id).queryKey);
  if (page === undefined || category === undefined) return [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'MenuSection',
    ...sectionFacts(category, page.origin),
    hasMenuItem: category.items.map((item) => menuItem(item, page.origin, page.settings.currency)),
  };
  return [jsonLdScript(data)];
}

/** What is said of a category, also where its dishes are not named. */
export const sectionFacts = (
  { id, name, description }: Pick<MenuCategoryListing, 'id' | 'name' | 'description'>,
  origin: string,
) => ({
  '@id': `${origin}/category/${id}#section`,
  name,
  ...(description !== '' && { description }),
  url: `${origin}/category/${id}`,
});

function menuItem(item: MenuItemSummary, origin: string, currency: string): object {
  const suitable = item.dietary.flatMap((mark) => diets[mark] ?? []);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description !== '' && { description: item.description }),
    ...(item.photoUrl !== null && { image: new URL(item.photoUrl, origin).href }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    ...(item.kcal !== null && {
      nutrition: { '@type': 'NutritionInformation', calories: `${item.kcal} calories` },
    }),
    offers: {
      '@type': 'Offer',
      ...priceFacts(item, currency),
      availability: `https://schema.org/${availabilityOf(item)}`,
    },
  };
}

/** Whether a dish can be ordered now, in the words of schema.org; sold out is gone, outside its time it comes back. */
export function availabilityOf({
  isAvailable,
  saleNote,
}: Pick<MenuItemSummary, 'isAvailable' | 'saleNote'>): 'InStock' | 'OutOfStock' | 'SoldOut' {
  if (!isAvailable) return 'SoldOut';
  return saleNote?.isSold === false ? 'OutOfStock' : 'InStock';
}

/** The price of a dish, or the least of its prices where a required choice can raise it. */
function priceFacts({ priceFrom, priceVaries }: PriceFrom, priceCurrency: string): object {
  const amount = poundsFromPence(priceFrom).toFixed(2);
  if (!priceVaries) return { price: amount, priceCurrency };
  return { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency } };
}
