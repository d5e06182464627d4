import { type MenuItem, type MenuOption, type SelectedOption, selectionProblems } from '@tiffin/domain';
import { useId, useState } from 'react';
import { toggleChoice } from './selection.ts';

/** What was chosen for a dish, and what is wrong with it once the customer has tried to add it. */
export const useDishSelection = (
  item: Pick<MenuItem, 'name' | 'isAvailable' | 'options'>,
  initial: readonly SelectedOption[] = [],
) => {
  const [selected, setSelected] = useState(initial);
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
    const first = item.options.find(({ id }) => problems.some(({ optionId }) => optionId === id));
    const group = first === undefined ? null : document.getElementById(groupId(first.id));
    // The scroller's own scroll-behavior decides how, so that reduced motion is respected.
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
    return false;
  };

  const toggle = (option: MenuOption, choiceId: string) =>
    setSelected((current) => toggleChoice(current, option, choiceId));

  return { selected, errorFor, submit, toggle, groupId };
};
