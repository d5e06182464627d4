import { type OperationDescription, resolved } from '../contract/document.ts';

/** The query that an operation cannot do without, with the contract's own examples: `?from=2026-11-20`, or nothing. */
export function requiredQuery({ parameters }: OperationDescription): string {
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.isRequired);
  const query = new URLSearchParams();
  for (const { name, schema } of needed) {
    const { examples } = resolved(schema).value;
    query.set(name, Array.isArray(examples) ? String(examples[0]) : 'unknown');
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** A well-formed address of the operation; what its ids name does not exist, but for the one that is given as `id`. */
export function missingAddress(operation: OperationDescription, id = '0'.repeat(24)): string {
  const path = operation.path
    .replace('{id}', id)
    .replace('{domain}', 'testaurant.test')
    .replace('{date}', '2026-12-25')
    .replace('{hash}', '0'.repeat(64))
    .replace('{file}', '160.webp')
    .replace('{icon}', '32.png')
    .replaceAll(/\{\w+\}/g, '0'.repeat(24));
  return path + requiredQuery(operation);
}
