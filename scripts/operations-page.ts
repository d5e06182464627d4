import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationDescriptions } from '../apps/backend/src/contract/document.ts';
import { operationChain } from '../apps/backend/src/middleware/operation-chain.ts';
import { limitedOperations } from '../apps/backend/src/rate-limits/limited-operations.ts';

const backend = join(import.meta.dirname, '..', 'apps', 'backend');

/** Returns docs/operations.md: where the handler of each operation is, and what a request passes before it. */
export function operationsPage(): string {
  const rows = operationDescriptions.map((operation) => {
    const { id, method, path } = operation;
    const file = handlerFiles.get(id);
    // The types by which a handler is written are generated with this page, before there is one.
    const handler =
      file === undefined ? 'none yet' : `[${file.slice(file.lastIndexOf('/') + 1)}](../apps/backend/${file})`;
    const steps = operationChain(operation).map((step) => step.name);
    const { byWrongSecret, byMailbox } = limitedOperations[id] ?? {};
    const last =
      byWrongSecret !== undefined
        ? `handler (limit ${byWrongSecret.join(' and ')} by wrong secrets)`
        : byMailbox !== undefined
          ? `handler (limit ${byMailbox} by mailbox)`
          : 'handler';
    return `| \`${id}\` | ${method.toUpperCase()} \`${path}\` | ${handler} | ${[...steps, last].join(' → ')} |`;
  });
  return `${introduction}${rows.join('\n')}\n`;
}

const introduction = `# Operations of the backend

Generated from the contract and \`apps/backend/src/middleware/operation-chain.ts\` by \`npm run generate\`. Do not edit.

A request passes its chain from left to right; the first to refuse makes the response
([record 31](decisions/0031-middleware-of-the-backend.md)). Limits are named as in
[record 14](decisions/0014-rate-limits.md). \`parameters\` and \`body\` are checked against the contract.

| operation | request | handler | chain |
|---|---|---|---|
`;

/** The file of each operation's handler: a key of the object that its file exports. */
const handlerFiles: ReadonlyMap<string, string> = new Map(
  globSync('src/resources/**/*.handlers.ts', { cwd: backend })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(backend, file), 'utf8');
      const [, object = ''] = /^export const \w+Handlers\b[^\n]*= \{\n(.*?)^\}/ms.exec(text) ?? [];
      return [...object.matchAll(/^ {2}(?:async )?(\w+)\b/gm)].map(([, id = '']) => [id, file] as const);
    }),
);
