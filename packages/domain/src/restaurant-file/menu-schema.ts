import { z } from 'zod';
import { allergenCodes } from '../menu/allergens.ts';
import { weekdays } from '../opening-hours/opening-hours.ts';
import { orderingModes } from '../ordering-mode/ordering-mode.ts';
import {
  distinct,
  fields,
  flag,
  formed,
  guide,
  key,
  list,
  money,
  photo,
  picture,
  signedMoney,
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

const dietaryMarks = ['vegetarian', 'vegan', 'gluten_free', 'halal', 'contains_nuts'] as const;
const dietaryMark = z.enum(dietaryMarks).describe(`use one of ${dietaryMarks.join(', ')}`);

const marks = distinct(list(dietaryMark)).default([]);
const kcal = whole(0, 20_000, 'write a whole number up to 20000').nullable().default(null);

const timeOfDay = formed(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day, as 12:00');

/** When something is sold: a day left out is every day, a time left out the day's beginning or end. */
const saleTimes = list(
  fields({
    days: distinct(list(z.enum(weekdays).describe('write a day, as monday'), { min: 1 })).optional(),
    from: timeOfDay.optional(),
    to: timeOfDay.optional(),
  }),
  { min: 1, max: 14 },
).optional();

const modes = distinct(
  list(z.enum(orderingModes).describe('write delivery or collection'), { min: 1 }),
).optional();

const nestedChoice = fields({
  key,
  name: text(120),
  kitchenName: text(40).nullable().default(null),
  price: signedMoney.default(0),
  isAvailable: flag.default(true),
  allergens,
  max: whole(1, 200, 'write how many of it one dish may have, from 1 to 200').default(1),
  preselected: flag.default(false),
  dietary: marks,
  kcal,
  alcohol: flag.default(false),
});

const optionRules = {
  key,
  name: text(120),
  min: whole(0, 200, 'write a whole number up to 200').default(0),
  max: whole(1, 200, 'write a whole number from 1 to 200').optional(),
  included: whole(0, 200, 'write how many pieces cost nothing, up to 200').default(0),
  pricing: z
    .literal('dearest')
    .describe('write dearest where only the dearest piece is paid for, or leave it out')
    .optional(),
};

const nestedOption = fields({ ...optionRules, choices: list(nestedChoice, { min: 1, max: 200 }) });

/** An option of a choice as it is written: in full, or as the name of a group. */
const nestedOptionOrGroup = z
  .union([z.string(), nestedOption])
  .describe(`write an option as ${guide} shows, or the name of an option group`);

const choice = fields({
  ...nestedChoice.shape,
  options: list(nestedOptionOrGroup, { max: 60 }).default([]),
});

const option = fields({ ...optionRules, choices: list(choice, { min: 1, max: 200 }) });

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
  kitchenName: text(40).nullable().default(null),
  description: textOrNothing(1000),
  price: money,
  photoUrl: picture.nullable().default(null),
  photo: photo.optional(),
  isAvailable: flag.default(true),
  allergens,
  dietary: marks,
  heat: z.literal([0, 1, 2, 3]).describe('write 0, 1, 2 or 3').default(0),
  kcal,
  alcohol: flag.default(false),
  options: list(optionOrGroup, { max: 60 }).default([]),
  sale: saleTimes,
  modes,
  maxPerOrder: whole(1, 99, 'write a whole number from 1 to 99').optional(),
  alsoIn: distinct(list(key)).default([]),
  goesWith: distinct(list(key, { max: 3 })).default([]),
});

/** A section of the menu. */
export const category = fields({
  key,
  name: text(100),
  shortName: text(40).optional(),
  description: textOrNothing(500),
  /** For its dishes that say nothing of their own. */
  sale: saleTimes,
  modes,
  items: list(item, { max: 200 }),
});

/** An option of a choice, in full. */
export type NestedOptionInFile = z.infer<typeof nestedOption>;

/** An option as it is written, whose choices may name groups. */
export type WrittenOption = z.infer<typeof option>;

/** A choice with its options in full. */
export interface ChoiceInFile extends Omit<WrittenOption['choices'][number], 'options'> {
  readonly options: readonly NestedOptionInFile[];
}

/** An option in full. */
export interface OptionInFile extends Omit<WrittenOption, 'choices'> {
  readonly choices: readonly ChoiceInFile[];
}

/** A dish as it is written. */
export type WrittenItem = z.infer<typeof item>;

/** A category as it is written. */
export type WrittenCategory = z.infer<typeof category>;
