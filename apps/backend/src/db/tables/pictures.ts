import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { restaurants } from './restaurants.ts';

/** The pictures that restaurants gave, each once by the SHA-256 of its file; their bytes are in the picture store. */
export const pictures = pgTable(
  'pictures',
  {
    hash: char('hash', { length: 64 }).primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The main colour, as `#a0522d`. */
    colour: text('colour').notNull(),
    /** Whether it has been made in every width; until then it is scaled when it is asked for. */
    isScaled: boolean('is_scaled').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('pictures_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('pictures_size', sql`${table.width} between 1 and 16000 and ${table.height} between 1 and 16000`),
    check('pictures_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** Which restaurant may show which picture, since when no menu of it names the picture, if so. */
export const restaurantPictures = pgTable(
  'restaurant_pictures',
  {
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    hash: char('hash', { length: 64 })
      .notNull()
      .references(() => pictures.hash),
    unnamedSince: moment('unnamed_since'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.hash] }),
    index('restaurant_pictures_hash').on(table.hash),
  ],
);
