import type { FileProblem } from './file-problem.ts';
import type { RestaurantFile } from './option-groups.ts';
import type { WrittenFile } from './restaurant-file-schema.ts';

/** A picture that a file names, and where it does. */
export interface NamedPhoto {
  readonly path: readonly string[];
  readonly file: string;
}

/** Every picture that a restaurant's file names, once for each place. */
export function namedPhotos({ settings, categories }: RestaurantFile): NamedPhoto[] {
  const named: NamedPhoto[] = [];
  const add = (path: readonly string[], photo: { readonly file: string } | undefined) => {
    if (photo !== undefined) named.push({ path, file: photo.file });
  };
  add(['settings', 'logo'], settings.logo);
  add(['settings', 'masthead'], settings.masthead);
  for (const [index, category] of categories.entries()) {
    for (const [position, { photo }] of category.items.entries())
      add(['categories', String(index), 'items', String(position), 'photo'], photo);
  }
  return named;
}

/** Finds dishes and a logo with two pictures, of which only one could show. */
export function doubledPictures({ settings, categories }: WrittenFile): FileProblem[] {
  const dishes = categories.flatMap((category, index) =>
    category.items.flatMap(({ name, photo, photoUrl }, position) =>
      photo === undefined || photoUrl === null
        ? []
        : [
            {
              path: ['categories', String(index), 'items', String(position), 'photo'],
              message: `${name} has photo and photoUrl: remove one of the two.`,
            },
          ],
    ),
  );
  const isLogoDoubled = settings.logo !== undefined && settings.logoUrl !== null;
  const logo = { path: ['settings', 'logo'], message: 'there is logo and logoUrl: write logoUrl: null.' };
  return isLogoDoubled ? [logo, ...dishes] : dishes;
}
