import { Checkbox, FieldSet } from '@tiffin/ui';
import { useState } from 'react';

const sides = ['Masala fries', 'Mint raita', 'Charred greens'];

/** Choices that belong together, with their rule. */
export function Extras() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (side: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, side] : chosen.filter((each) => each !== side));
  const boxes = sides.map((side) => (
    <Checkbox
      key={side}
      label={side}
      isChecked={chosen.includes(side)}
      onChange={(isChosen) => choose(side, isChosen)}
    />
  ));
  return (
    <FieldSet legend="Extras" look="section" rule="Optional · Up to 3">
      {() => boxes}
    </FieldSet>
  );
}
