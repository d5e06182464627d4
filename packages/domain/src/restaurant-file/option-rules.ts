import { doubled } from './doubled.ts';
import type { FileProblem } from './file-problem.ts';
import type { OptionInFile, WrittenItem } from './menu-schema.ts';
import { nearest } from './nearest.ts';
import type { OptionGroups } from './option-groups.ts';

/** Finds what cannot be meant in the option groups of a file. */
export function groupProblems(groups: OptionGroups): FileProblem[] {
  return [...groups].flatMap(([name, option]) => optionProblems(['optionGroups', name], option));
}

/** Finds what cannot be meant in the options of one dish: unknown groups, and two options with one key. */
export function dishOptionProblems(
  path: readonly string[],
  { options }: WrittenItem,
  groups: OptionGroups,
): FileProblem[] {
  const keys = options.map((option) => (typeof option === 'string' ? groups.get(option)?.key : option.key));
  return options.flatMap((option, index) => {
    const at = [...path, String(index)];
    if (typeof option === 'string') return groupUseProblems(at, option, { options, index, keys, groups });
    const problems = optionProblems(at, option);
    return keys.indexOf(option.key) === index
      ? problems
      : [
          ...problems,
          { path: [...at, 'key'], message: `key "${option.key}" is used twice: give each its own.` },
        ];
  });
}

interface GroupUse extends Pick<WrittenItem, 'options'> {
  readonly index: number;
  /** The key of each option; undefined where its group is unknown. */
  readonly keys: readonly (string | undefined)[];
  readonly groups: OptionGroups;
}

function groupUseProblems(
  path: readonly string[],
  name: string,
  { options, index, keys, groups }: GroupUse,
): FileProblem[] {
  const key = keys[index];
  if (key === undefined) return [{ path, message: unknownGroup(name, groups) }];
  if (options.indexOf(name) < index)
    return [{ path, message: `this dish uses the option group "${name}" twice: remove one of the two.` }];
  if (keys.indexOf(key) === index) return [];
  const message = `the option group "${name}" has the key "${key}", which an option before it has: give one of the two another key.`;
  return [{ path, message }];
}

function unknownGroup(name: string, groups: OptionGroups): string {
  const meant = nearest(name, [...groups.keys()]);
  const remedy =
    meant === undefined
      ? 'add it to optionGroups, or check its spelling'
      : `write ${meant}, or add it to optionGroups`;
  return `there is no option group "${name}": ${remedy}.`;
}

function optionProblems(path: readonly string[], option: OptionInFile): FileProblem[] {
  const problems = doubled(
    [...path, 'choices'],
    'key',
    option.choices.map((choice) => choice.key),
  );
  const max = option.max ?? option.choices.length;
  if (option.min > max) {
    problems.push({
      path: [...path, 'min'],
      message: `min ${option.min} is more than max ${max}: nobody could choose.`,
    });
  }
  if (max > option.choices.length) {
    problems.push({
      path: [...path, 'max'],
      message: `max ${max} is more than the ${option.choices.length} choices: lower it or add choices.`,
    });
  }
  return problems;
}
