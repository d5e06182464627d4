import { areaWarnings } from './areas-in-file.ts';
import type { FileProblem } from './file-problem.ts';
import { contradictedMarks, unkeptMarks } from './marks.ts';
import { type RestaurantFile, withOptionsInFull } from './option-groups.ts';
import { priceProblems } from './price-problems.ts';
import { restaurantFileSchema } from './restaurant-file-schema.ts';
import { ruleProblems } from './rules.ts';
import { neverSold, unknownCategories, unknownCompanions } from './sale-warnings.ts';
import { schemaProblems } from './schema-problems.ts';
import {
  daysWithoutTime,
  freeDishes,
  unreachableChoices,
  unstatedAllergens,
  unusedGroups,
} from './warnings.ts';

/** What was read out of a file: the restaurant and what may be a mistake in it, or why it cannot be used. */
export type CheckedFile =
  | { readonly isUsable: true; readonly file: RestaurantFile; readonly warnings: readonly FileProblem[] }
  | { readonly isUsable: false; readonly problems: readonly FileProblem[] };

/** Checks the content of a restaurant file, and fills in its defaults and the options of its groups. */
export function checkRestaurantFile(content: unknown): CheckedFile {
  const { data: written, error } = restaurantFileSchema.safeParse(content);
  if (error !== undefined)
    return { isUsable: false, problems: schemaProblems(restaurantFileSchema, error, content) };
  const problems = ruleProblems(written);
  if (problems.length > 0) return { isUsable: false, problems };
  const file = withOptionsInFull(written);
  const priced = priceProblems(file);
  if (priced.length > 0) return { isUsable: false, problems: priced };
  const warnings = [
    ...daysWithoutTime(written),
    ...areaWarnings(written),
    ...unusedGroups(written),
    ...freeDishes(file),
    ...unreachableChoices(file),
    ...unstatedAllergens(file),
    ...contradictedMarks(file),
    ...unkeptMarks(file),
    ...neverSold(file),
    ...unknownCategories(file),
    ...unknownCompanions(file),
  ];
  return { isUsable: true, file, warnings };
}
