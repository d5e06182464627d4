import { z } from 'zod';

/** The schema of the value at a path; undefined where the schema knows no such value. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (parent, step) => (parent === undefined ? undefined : childOf(parent, String(step))),
    schema,
  );
}

/** What is said to do about a wrong value. */
export function remedyOf(schema: z.ZodType | undefined): string | undefined {
  return schema?.description ?? (isWrapped(schema) ? remedyOf(asType(schema.unwrap())) : undefined);
}

/** The names of a map's fields. */
export function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  return variantsOf(schema).flatMap((each) => (each instanceof z.ZodObject ? Object.keys(each.shape) : []));
}

/** The texts that a value may be. */
export function valuesOf(schema: z.ZodType | undefined): readonly string[] {
  return variantsOf(schema).flatMap((each) => (each instanceof z.ZodEnum ? each.options.map(String) : []));
}

/** What the names of a map of names must be. */
export function keysOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  return variantsOf(schema)
    .map((each) => (each instanceof z.ZodRecord ? asType(each.keyType) : undefined))
    .find((each) => each !== undefined);
}

function childOf(parent: z.ZodType, step: string): z.ZodType | undefined {
  for (const each of variantsOf(parent)) {
    if (each instanceof z.ZodArray) return asType(each.element);
    if (each instanceof z.ZodRecord) return asType(each.valueType);
    if (each instanceof z.ZodObject) return asType(Object.hasOwn(each.shape, step) && each.shape[step]);
  }
  return undefined;
}

/** A schema without what makes it optional; of several kinds that a value may be, each. */
function variantsOf(schema: z.ZodType | undefined): readonly z.ZodType[] {
  if (schema === undefined) return [];
  if (isWrapped(schema)) return variantsOf(asType(schema.unwrap()));
  return schema instanceof z.ZodUnion ? schema.options.flatMap((each) => variantsOf(asType(each))) : [schema];
}

const isWrapped = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;

function asType(schema: unknown): z.ZodType | undefined {
  return schema instanceof z.ZodType ? schema : undefined;
}
