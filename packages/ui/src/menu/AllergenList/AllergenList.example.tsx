import { configure, type MenuItem, type SelectedOption } from '@tiffin/domain';
import { AllergenList } from '@tiffin/ui';

/** The allergens of a dish with the choices made for it. */
export function AllergensOf({ item, choices }: { item: MenuItem; choices: readonly SelectedOption[] }) {
  return <AllergenList allergens={configure(item, choices).allergens} />;
}
