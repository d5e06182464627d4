import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  type MailRow,
  restaurantDomains,
  restaurantSettings,
  restaurants,
  staffMembers,
} from '../db/schema.ts';
import { restaurantForMail } from './mail-subject.store.ts';
import type { OutgoingMail } from './mailer.ts';

/** Writes the mail that invites a person to a restaurant's team. */
export async function writeInvitation(
  db: Database,
  { memberId }: MailRow,
  counterUrl: string | null,
): Promise<Omit<OutgoingMail, 'id' | 'to'>> {
  const [found] = await db
    .select({
      member: staffMembers,
      restaurant: restaurants,
      settings: restaurantSettings,
      hostname: restaurantDomains.hostname,
    })
    .from(staffMembers)
    .innerJoin(restaurants, eq(restaurants.id, staffMembers.restaurantId))
    .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .innerJoin(
      restaurantDomains,
      and(eq(restaurantDomains.restaurantId, restaurants.id), eq(restaurantDomains.position, 0)),
    )
    .where(eq(staffMembers.id, memberId ?? ''));
  if (found === undefined) throw new Error('A mail speaks of an invitation that cannot be read');
  const { member, settings, hostname } = found;
  const restaurant = restaurantForMail(found.restaurant, settings, `https://${hostname}/`);
  // Loaded with the first mail: the mail components take half a second to load.
  const { renderMail } = await import('@tiffin/mail');
  const contents = await renderMail('invitation', {
    restaurant,
    invitedBy: member.invitedByName,
    email: member.email,
    role: member.role,
    expiresAt: (member.expiresAt ?? member.invitedAt).toISOString(),
    counterUrl,
  });
  return {
    ...contents,
    fromName: restaurant.name,
    replyTo: { name: restaurant.name, address: restaurant.email },
  };
}
