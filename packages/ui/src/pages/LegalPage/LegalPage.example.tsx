import type { LegalIdentity } from '@tiffin/domain';
import { type LegalContact, LegalPage } from '@tiffin/ui';

/** The privacy notice, filled with who the restaurant is. */
export function Privacy({ legal, contact }: { legal: LegalIdentity; contact: LegalContact }) {
  return <LegalPage kind="privacy" restaurantName="Saffron & Smoke" legal={legal} contact={contact} />;
}
