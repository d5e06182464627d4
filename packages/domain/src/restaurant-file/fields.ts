import { z } from 'zod';

// Patterns have no flags, which a JSON Schema would lose.
// The description of a field is the end of the message about a wrong value ("… is 5: write a list of 1 to 20."), and what
// an editor shows beside it. The limits are those of the contract: what is accepted here can be answered there.

/** Where the format of a restaurant file is explained. */
export const guide = 'demo/README.md';

/** A map with these fields and no others. */
export const fields = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape).describe(`write its fields as ${guide} shows`);

/** A list, with how many entries it takes where that is limited. */
export function list<Entry extends z.ZodType>(entry: Entry, limits: { min?: number; max?: number } = {}) {
  const { min = 0, max } = limits;
  const count = max === undefined ? '' : ` of ${min === 0 ? 'at most' : `${min} to`} ${max}`;
  const entries = z.array(entry).min(min);
  return (max === undefined ? entries : entries.max(max)).describe(`write a list${count}`);
}

/** The list with each entry once: a second one is an error at its own place. */
export function distinct<Entry extends z.ZodType<string>>(entries: z.ZodArray<Entry>) {
  return entries
    .superRefine((values, context) => {
      for (const [index, value] of values.entries()) {
        if (values.indexOf(value) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index],
          message: 'repeated',
          params: { isRepeated: true },
        });
      }
    })
    .meta({ uniqueItems: true });
}

/** A text that is not empty. */
export const text = (max: number) => z.string().min(1).max(max).describe(textRemedy(max));

/** A text that may be empty. */
export const textOrNothing = (max: number) => z.string().max(max).describe(textRemedy(max));

const textRemedy = (max: number) =>
  `write a text of at most ${max} characters, in quotes if it begins like a number`;

/** A text in a certain form. */
export const formed = (pattern: RegExp, remedy: string) => z.string().regex(pattern).describe(remedy);

/** True or false. */
export const flag = z.boolean().describe('write true or false');

const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

// `multipleOf(0.01)` would reckon in floating point, and let through what is a hair off.
/** A number with at most 2 decimals. */
export const decimal = (min: number, max: number, remedy: string) =>
  z.number().min(min).max(max).refine(hasTwoDecimals).describe(remedy);

/** An amount in pounds, as a number or as people write it: 8.50, £8.50, £1,250. */
export function pounds(min: number, max: number, remedy: string) {
  const amount = decimal(min, max, remedy);
  const written = z
    .string()
    .regex(/^-?£\d{1,3}(,?\d{3})*(\.\d{1,2})?$/)
    .transform((text) => Number(text.replace(/[£,]/g, '')))
    .pipe(amount);
  return z.union([amount, written]).describe(remedy);
}

/** An amount in pounds that may be nothing. */
export const money = pounds(0, 10_000, 'write pounds with at most 2 decimals, as 8.50 or £8.50, up to 10000');

/** What a choice adds to the price, or takes off. */
export const signedMoney = pounds(
  -10_000,
  10_000,
  'write pounds with at most 2 decimals, as 8.50 or £8.50, from -10000 to 10000',
);

/** A whole number. */
export const whole = (min: number, max: number, remedy: string) => z.int().min(min).max(max).describe(remedy);

/** The lasting name of something, from which its id follows. */
export const key = formed(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'write lower-case letters, digits and single hyphens, at most 60, as lamb-seekh',
).max(60);

/** An e-mail address, at a host with a dot. */
export const email = formed(
  /^[\w.!#$%&'*+/=?^`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/,
  'write an e-mail address',
).max(254);

const isoInstant = z.iso.datetime({ offset: true });

/** An instant with its offset; like YAML's own, with a blank or a small t for the T. */
export const instant = z
  .string()
  .refine((value) => isoInstant.safeParse(value.toUpperCase().replace(' ', 'T')).success)
  .describe('write an instant with its offset, as 2026-01-01T00:00:00Z')
  .meta({ format: 'date-time' });

/** An address of another site. */
export const link = formed(
  /^https:\/\/([\w.~:/?@!$&'()*+,;=-]|%[\dA-Fa-f]{2})+(#([\w.~:/?@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*)?$/,
  'write an address that begins with https://, or null',
).max(2048);

// The pages' policy shows pictures of their own host alone, and two slashes lead to another.
/** The path of a picture. */
export const picture = formed(
  /^\/(?!\/)([\w.~:/?@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*(#([\w.~:/?@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*)?$/,
  "write a path on the storefront's own host, as /dishes/naan.webp",
).max(2048);

// No step up and no root: a restaurant's file names what stands beside it, and nothing else of the machine.
const pictureBeside = formed(
  /^(?!\/)(?!(.*\/)?\.{1,2}(\/|$))[^\\:\0]+$/,
  'write the path of a picture beside this file, as photos/lamb.jpg',
).max(300);

const percent = whole(0, 100, 'write percent from 0 to 100').default(50);

/** A picture beside the file, with the point of it that always stays in view. */
export const photo = z
  .union([
    pictureBeside.transform((file) => ({ file, focalX: 50, focalY: 50 })),
    z.strictObject({ file: pictureBeside, focalX: percent, focalY: percent }),
  ])
  .describe(
    'write the path of a picture beside this file, as photos/lamb.jpg, or { file: photos/lamb.jpg, focalX: 50, focalY: 30 }',
  );
