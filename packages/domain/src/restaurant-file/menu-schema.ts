import { z } from 'zod';
import { allergenCodes } from '../menu/allergens.ts';
import {
  distinct,
  fields,
  flag,
  guide,
  key,
  list,
  money,
  picture,
  text,
  textOrNothing,
  whole,
} from './fields.ts';

const allergen = z.enum(allergenCodes).describe(`use one of the 14 allergens listed in ${guide}`);
const allergenList = distinct(list(allergen)).describe('write a list, as [milk, nuts]').default([]);

/** Stated allergens; null in their place means that the restaurant has not stated them. */
const allergens = z
  .strictObject({ contains: allergenList, mayContain: allergenList })
  .describe('write { contains: [...], mayContain: [...] }, or leave it out when not stated')
  .nullable()
  .default(null);

const dietaryMarks = ['vegetarian', 'vegan', 'gluten_free', 'contains_nuts'] as const;
const dietaryMark = z.enum(dietaryMarks).describe(`use one of ${dietaryMarks.join(', ')}`);

const choice = fields({
  key,
  name: text(120),
  price: money.default(0),
  isAvailable: flag.default(true),
  allergens,
});

const option = fields({
  key,
  name: text(120),
  min: whole(0, 50, 'write a whole number up to 50').default(0),
  max: whole(1, 50, 'write a whole number from 1 to 50').optional(),
  choices: list(choice, { min: 1, max: 50 }),
});

/** Options that several dishes use, by name; without a key of its own, a group's name is the key of each option. */
export const optionGroups = z
  .record(key, option.extend({ key: key.optional() }).describe(`write an option as ${guide} shows`))
  .describe(`write a map of names and options, as ${guide} shows`)
  .default({});

/** An option of a dish as it is written: in full, or as the name of a group. */
const optionOrGroup = z
  .union([z.string(), option])
  .describe(`write an option as ${guide} shows, or the name of an option group`);

const item = fields({
  key,
  name: text(120),
  description: textOrNothing(1000),
  price: money,
  photoUrl: picture.nullable().default(null),
  isAvailable: flag.default(true),
  allergens,
  dietary: distinct(list(dietaryMark)).default([]),
  heat: z.literal([0, 1, 2, 3]).describe('write 0, 1, 2 or 3').default(0),
  kcal: whole(0, 20_000, 'write a whole number up to 20000').nullable().default(null),
  options: list(optionOrGroup, { max: 20 }).default([]),
});

/** A section of the menu. */
export const category = fields({
  key,
  name: text(100),
  shortName: text(40).optional(),
  description: textOrNothing(500),
  items: list(item, { max: 200 }),
});

/** An option in full. */
export type OptionInFile = z.infer<typeof option>;

/** A dish as it is written. */
export type WrittenItem = z.infer<typeof item>;

/** A category as it is written. */
export type WrittenCategory = z.infer<typeof category>;
