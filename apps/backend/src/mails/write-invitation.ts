import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type MailRow, staffMembers } from '../db/schema.ts';
import { readMailRestaurant } from './mail-subject.store.ts';
import type { WrittenMail } from './mailer.ts';
import { loadRenderMail, mailFrom } from './render-mail.ts';

/** Writes the mail that invites a person to a restaurant's team. */
export async function writeInvitation(
  db: Database,
  { memberId }: MailRow,
  counterUrl: string | null,
): Promise<WrittenMail> {
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.id, memberId ?? ''));
  if (member === undefined) throw new Error('A mail speaks of an invitation that cannot be read');
  const restaurant = await readMailRestaurant(db, member.restaurantId);
  const renderMail = await loadRenderMail();
  const rendered = renderMail('invitation', {
    restaurant,
    invitedBy: member.invitedByName,
    email: member.email,
    role: member.role,
    expiresAt: (member.expiresAt ?? member.invitedAt).toISOString(),
    counterUrl,
  });
  return mailFrom(restaurant, rendered);
}
