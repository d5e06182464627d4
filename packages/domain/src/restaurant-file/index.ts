export { deliveryAreas } from './areas-in-file.ts';
export * from './check-restaurant-file.ts';
export type { FileProblem } from './file-problem.ts';
export { hoursFromText } from './opening-text.ts';
export { type ItemInFile, mostOf, type RestaurantFile } from './option-groups.ts';
export { namedPhotos } from './photos.ts';
export { restaurantFileJsonSchema } from './restaurant-file-schema.ts';
export { saleTimesOf, soldModeOf } from './sale-in-file.ts';
export type { PromoCodeInFile } from './settings-schema.ts';
