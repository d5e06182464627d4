export * from './check-restaurant-file.ts';
export type { FileProblem } from './file-problem.ts';
export type { ItemInFile, RestaurantFile } from './option-groups.ts';
export { restaurantFileJsonSchema } from './restaurant-file-schema.ts';
export type { PromoCodeInFile } from './settings-schema.ts';
