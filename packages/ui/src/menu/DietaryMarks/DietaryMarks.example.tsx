import { DietaryMarks } from '@tiffin/ui';

/** A dish's name with its marks. */
export function DishName() {
  return (
    <h3>
      Smoked paneer tikka <DietaryMarks dietary={['vegetarian', 'gluten_free']} heat={2} />
    </h3>
  );
}
