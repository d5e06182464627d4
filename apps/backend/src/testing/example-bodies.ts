import { escapePointer, type OperationDescription, resolved } from '../contract/document.ts';

/** The bodies that the contract itself gives as examples of an operation. */
export function exampleBodies(operation: OperationDescription): object[] {
  if (operation.body === null) return [];
  const content = `#/paths/${escapePointer(operation.path)}/${operation.method}/requestBody/content/${escapePointer(operation.body.mediaTypes[0] ?? '')}`;
  const { examples } = resolved({ $ref: content }).value;
  if (typeof examples !== 'object' || examples === null) return [];
  return Object.values(examples).flatMap((example: unknown) => {
    const { value } = resolved(example).value;
    return typeof value === 'object' && value !== null ? [value] : [];
  });
}
