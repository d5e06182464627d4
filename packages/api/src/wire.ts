import type { components } from './generated/schema.ts';

/** The contract's shapes as they travel, by their names there. */
export type Wire = components['schemas'];

/** The machine-readable codes of error answers. */
export type ErrorCode = Wire['ErrorCode'];

/** What a program can act on in an error answer. */
export type ErrorDetails = Wire['ErrorDetails'];
