import type { MenuItemSummary } from '@tiffin/domain';
import { DishTile } from '@tiffin/ui';

/** A dish's picture beside its name; greyed when it is sold out. */
export function DishPicture({ item, inCart }: { item: MenuItemSummary; inCart: number }) {
  const flag = inCart > 0 ? `${inCart} in your cart` : undefined;
  const { photoUrl, photo } = item;
  return <DishTile photoUrl={photoUrl} photo={photo} isDimmed={!item.isAvailable} flag={flag} />;
}
