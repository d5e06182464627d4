import type { OrderProblem } from '@tiffin/domain';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  type OrderProblemRow,
  orderProblemAnswers,
  orderProblemPhotos,
  orderProblems,
} from '../../db/schema.ts';

/** A problem of an order with what belongs to it, as stored; of photos all but their bytes. */
export interface StoredProblem {
  readonly problem: OrderProblemRow;
  readonly photos: readonly Omit<typeof orderProblemPhotos.$inferSelect, 'bytes'>[];
  readonly answers: readonly (typeof orderProblemAnswers.$inferSelect)[];
}

const { id, problemId, position, width, height } = getTableColumns(orderProblemPhotos);

/** Reads the problems of orders, oldest first. */
export async function readProblems(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly StoredProblem[]> {
  const problems = await db
    .select()
    .from(orderProblems)
    .where(inArray(orderProblems.orderId, [...orderIds]))
    .orderBy(asc(orderProblems.position));
  const found = await withDetails(db, problems);
  return (orderId) => found.filter(({ problem }) => problem.orderId === orderId);
}

async function withDetails(db: Database, problems: readonly OrderProblemRow[]): Promise<StoredProblem[]> {
  // Few orders have one.
  if (problems.length === 0) return [];
  const ids = problems.map(({ id }) => id);
  const photos = await db
    .select({ id, problemId, position, width, height })
    .from(orderProblemPhotos)
    .where(inArray(orderProblemPhotos.problemId, ids))
    .orderBy(asc(orderProblemPhotos.position));
  const answers = await db
    .select()
    .from(orderProblemAnswers)
    .where(inArray(orderProblemAnswers.problemId, ids))
    .orderBy(asc(orderProblemAnswers.version));
  return problems.map((problem) => ({
    problem,
    photos: photos.filter(({ problemId }) => problemId === problem.id),
    answers: answers.filter(({ problemId }) => problemId === problem.id),
  }));
}

/** The bytes of a photo; null when the problem of this order has none with this id. */
export async function findPhoto(
  db: Database,
  { orderId, problemId, photoId }: { orderId: string; problemId: string; photoId: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [photo] = await db
    .select({ bytes: orderProblemPhotos.bytes })
    .from(orderProblemPhotos)
    .innerJoin(orderProblems, eq(orderProblems.id, orderProblemPhotos.problemId))
    .where(
      and(
        eq(orderProblemPhotos.id, photoId),
        eq(orderProblems.id, problemId),
        eq(orderProblems.orderId, orderId),
      ),
    );
  return photo === undefined ? null : new Uint8Array(photo.bytes);
}

/** The headers of a photo: nobody on its way keeps it, and no copy outlives a sign-out. */
export const photoHeaders = { 'cache-control': 'private, no-store' } as const;

/** Reads a stored problem as the restaurant's people see it: with who answered. */
export function readOrderProblem({ problem, photos, answers }: StoredProblem): OrderProblem {
  return {
    id: problem.id,
    reason: problem.reason,
    lines: problem.lines,
    text: problem.text,
    photos: photos.map(({ id, width, height }) => ({ id, width, height })),
    state: problem.state,
    createdAt: problem.reportedAt.toISOString(),
    answers: answers.map(({ text, at, actorName }) => ({ text, at: at.toISOString(), by: actorName })),
    closedAt: problem.closedAt?.toISOString() ?? null,
  };
}
