import { DietaryLegend } from '@tiffin/ui';

/** Explains the marks beside the dishes, at the foot of the menu. */
export function MenuFoot() {
  return (
    <footer>
      <DietaryLegend />
    </footer>
  );
}
