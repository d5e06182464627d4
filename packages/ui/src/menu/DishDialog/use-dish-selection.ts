import {
  askedOptions,
  type MenuItem,
  type MenuOption,
  preselected,
  type SelectedOption,
  selectionProblems,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { choosePieces } from './selection.ts';

/** What was chosen for a dish, and how it changes. */
export type DishSelection = ReturnType<typeof useDishSelection>;

/** What was chosen for a dish, and what is wrong with it once the customer has tried to add it. */
export const useDishSelection = (
  item: Pick<MenuItem, 'name' | 'isAvailable' | 'options'>,
  initial?: readonly SelectedOption[],
) => {
  // Null until the customer has chosen: the options may come later than the dialog.
  const [own, setOwn] = useState(initial ?? null);
  const selected = own ?? preselected(item.options);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const idBase = useId();
  const groupId = (optionId: string) => `${idBase}-${optionId}`;

  const errorFor = (optionId: string): string | undefined =>
    isSubmitted
      ? selectionProblems(item, selected).find((problem) => problem.optionId === optionId)?.message
      : undefined;

  /** True when the selection can be added; else shows the problems and leads to the first group that has one. */
  const submit = (): boolean => {
    const problems = selectionProblems(item, selected);
    if (problems.length === 0) return true;
    setIsSubmitted(true);
    const first = askedOptions(item.options, selected).find(({ id }) =>
      problems.some(({ optionId }) => optionId === id),
    );
    const group = first === undefined ? null : document.getElementById(groupId(first.id));
    // The scroller's own scroll-behavior decides how, so that reduced motion is respected.
    group?.scrollIntoView({ block: 'start' });
    const controls = group?.querySelectorAll<HTMLElement>('input:enabled, button:enabled');
    controls?.[0]?.focus({ preventScroll: true });
    return false;
  };

  const choose = (option: MenuOption, choiceId: string, pieces: number) =>
    setOwn((current) => choosePieces(current ?? preselected(item.options), option, choiceId, pieces));

  return { selected, errorFor, submit, choose, groupId };
};
