import type { ConfiguredLine } from '@tiffin/domain';
import type { OrderSnapshotItem } from '../../db/schema.ts';
import type { KitchenNames } from './kitchen-names.store.ts';

type SnapshotOption = OrderSnapshotItem['options'][number];
type SnapshotChoice = SnapshotOption['choices'][number];

/** Puts the choices of a configured dish together by their options, and what was chosen for a choice below it. */
export function snapshotOptions(
  lines: readonly ConfiguredLine[],
  kitchenNames: KitchenNames,
): SnapshotOption[] {
  const options: { optionId: string; name: string; choices: SnapshotChoice[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.depth === 1) continue;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex(({ depth }) => depth === 0);
    const nested = rest.slice(0, end === -1 ? undefined : end);
    const choice = {
      choiceId: line.choiceId,
      name: line.choiceName,
      ...kitchenNames.get(line.choiceId),
      price: line.price,
      count: line.count,
      ...(nested.length > 0 && {
        options: snapshotOptions(
          nested.map((each) => ({ ...each, depth: 0 })),
          kitchenNames,
        ),
      }),
    };
    const last = options.at(-1);
    if (last?.optionId === line.optionId) last.choices.push(choice);
    else options.push({ optionId: line.optionId, name: line.optionName, choices: [choice] });
  }
  return options;
}
