import { z } from 'zod';

/** 24 lower-case hexadecimal characters, as every id of the contract. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/);
