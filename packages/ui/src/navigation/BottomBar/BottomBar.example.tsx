import { BottomBar } from '@tiffin/ui';

/** The main pages at the foot of small screens. */
export function PhoneNavigation() {
  return <BottomBar current="home" />;
}
