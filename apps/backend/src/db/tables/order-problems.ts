import { orderProblemLimits, orderProblemReasons, orderProblemStates } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment, quotedList } from './columns.ts';
import { orders } from './orders.ts';

const { mostOfOrder, mostPhotos, mostPhotoSide, mostText } = orderProblemLimits;
const number = (value: number) => sql.raw(String(value));

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * What customers have found wrong with orders, changed under the lock of the order. Deleted 90 days after they are closed,
 * after a year at most (`retention.ts`), and with their answers and photos.
 */
export const orderProblems = pgTable(
  'order_problems',
  {
    id: idColumn('id').primaryKey(),
    orderId: idColumn('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1, 2 or 3: an order has no fourth. */
    position: smallint('position').notNull(),
    /** The version of the order that the report made: the mail about it names no more. */
    version: integer('version').notNull(),
    reason: text('reason', { enum: orderProblemReasons }).notNull(),
    /** The ids of the order's lines that it is about. */
    lines: jsonb('lines').$type<readonly string[]>().notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: orderProblemStates }).notNull().default('open'),
    /** By the business clock, as the other. */
    reportedAt: moment('reported_at').notNull(),
    closedAt: moment('closed_at'),
    /** The name of who closed it, and the version of the order that this made. */
    closedBy: text('closed_by'),
    closedVersion: integer('closed_version'),
    createdAt: createdAt(),
  },
  (table) => [
    hexId('order_problems_id_hex', table.id),
    uniqueIndex('order_problems_position').on(table.orderId, table.position),
    index('order_problems_created').on(table.createdAt),
    index('order_problems_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
    check('order_problems_position', sql`${table.position} between 1 and ${number(mostOfOrder)}`),
    check('order_problems_reason', sql`${table.reason} in (${sql.raw(quotedList(orderProblemReasons))})`),
    check('order_problems_state', sql`${table.state} in (${sql.raw(quotedList(orderProblemStates))})`),
    check('order_problems_text', sql`char_length(${table.text}) <= ${number(mostText)}`),
    check(
      'order_problems_closed',
      sql`(${table.state} = 'closed') = (${table.closedAt} is not null) and (${table.closedAt} is null) = (${table.closedVersion} is null)`,
    ),
  ],
);

/** What a restaurant has answered. */
export const orderProblemAnswers = pgTable(
  'order_problem_answers',
  {
    id: idColumn('id').primaryKey(),
    problemId: idColumn('problem_id')
      .notNull()
      .references(() => orderProblems.id, { onDelete: 'cascade' }),
    /** The version of the order that the answer made: the mail about it names no more. */
    version: integer('version').notNull(),
    text: text('text').notNull(),
    /** Who answered: the person, or the device. */
    actorName: text('actor_name'),
    /** By the business clock. */
    at: moment('at').notNull(),
  },
  (table) => [
    hexId('order_problem_answers_id_hex', table.id),
    uniqueIndex('order_problem_answers_version').on(table.problemId, table.version),
    check('order_problem_answers_text', sql`char_length(${table.text}) between 1 and ${number(mostText)}`),
  ],
);

/** The photos of problems, re-encoded (record 91). */
export const orderProblemPhotos = pgTable(
  'order_problem_photos',
  {
    id: idColumn('id').primaryKey(),
    problemId: idColumn('problem_id')
      .notNull()
      .references(() => orderProblems.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A JPEG. */
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    hexId('order_problem_photos_id_hex', table.id),
    uniqueIndex('order_problem_photos_position').on(table.problemId, table.position),
    check('order_problem_photos_position', sql`${table.position} between 1 and ${number(mostPhotos)}`),
    check(
      'order_problem_photos_size',
      sql`${table.width} between 1 and ${number(mostPhotoSide)} and ${table.height} between 1 and ${number(mostPhotoSide)}`,
    ),
  ],
);

/** A problem as stored. */
export type OrderProblemRow = typeof orderProblems.$inferSelect;
