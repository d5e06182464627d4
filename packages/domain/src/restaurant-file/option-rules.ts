import { doubled } from './doubled.ts';
import type { FileProblem } from './file-problem.ts';
import type { NestedOptionInFile, WrittenItem, WrittenOption } from './menu-schema.ts';
import { nearest } from './nearest.ts';
import { mostOf, type OptionGroups, piecesOf } from './option-groups.ts';

// As many entries a selection has on the wire.
const mostOptions = 200;

type Written = string | WrittenOption | NestedOptionInFile;

/** Finds what cannot be meant in the option groups of a file. */
export function groupProblems(groups: OptionGroups): FileProblem[] {
  return [...groups].flatMap(([name, option]) => optionProblems(['optionGroups', name], option, groups));
}

/** Finds what cannot be meant in the options of one dish: unknown groups, and two options with one key. */
export function dishOptionProblems(
  path: readonly string[],
  { options }: WrittenItem,
  groups: OptionGroups,
): FileProblem[] {
  const count = options.reduce((sum, option) => sum + countOf(option, groups), 0);
  const message = `this dish has ${count} options with those of its choices: have at most ${mostOptions}.`;
  return [
    ...(count > mostOptions ? [{ path, message }] : []),
    ...listProblems({ path, options, groups, user: 'dish' }),
  ];
}

/** An option and those of its choices. */
function countOf(written: Written, groups: OptionGroups): number {
  const option = typeof written === 'string' ? groups.get(written) : written;
  if (option === undefined) return 1;
  return option.choices.reduce((sum, choice) => sum + ownOptions(choice).length, 1);
}

/** The options of a choice; one of a choice's option has none. */
function ownOptions(choice: {
  readonly key: string;
  readonly options?: readonly Written[];
}): readonly Written[] {
  return choice.options ?? [];
}

interface WrittenList {
  readonly path: readonly string[];
  readonly options: readonly Written[];
  readonly groups: OptionGroups;
  readonly user: 'dish' | 'choice';
}

function listProblems({ path, options, groups, user }: WrittenList): FileProblem[] {
  const keys = options.map((option) => (typeof option === 'string' ? groups.get(option)?.key : option.key));
  return options.flatMap((option, index) => {
    const at = [...path, String(index)];
    if (typeof option === 'string')
      return groupUseProblems(at, option, { options, index, keys, groups, user });
    const problems = optionProblems(at, option, groups);
    return keys.indexOf(option.key) === index
      ? problems
      : [
          ...problems,
          { path: [...at, 'key'], message: `key "${option.key}" is used twice: give each its own.` },
        ];
  });
}

interface GroupUse extends Omit<WrittenList, 'path'> {
  readonly index: number;
  /** The key of each option; undefined where its group is unknown. */
  readonly keys: readonly (string | undefined)[];
}

function groupUseProblems(
  path: readonly string[],
  name: string,
  { options, index, keys, groups, user }: GroupUse,
): FileProblem[] {
  const key = keys[index];
  if (key === undefined) return [{ path, message: unknownGroup(name, groups) }];
  if (user === 'choice' && groups.get(name)?.choices.some((choice) => choice.options.length > 0)) {
    const message = `the choices of the option group "${name}" have options of their own, which no choice of a choice may have: name a group without them.`;
    return [{ path, message }];
  }
  if (options.indexOf(name) < index)
    return [{ path, message: `this ${user} uses the option group "${name}" twice: remove one of the two.` }];
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

function optionProblems(
  path: readonly string[],
  option: WrittenOption | NestedOptionInFile,
  groups: OptionGroups,
): FileProblem[] {
  const keys = option.choices.map((choice) => choice.key);
  return [
    ...doubled([...path, 'choices'], 'key', keys),
    ...limitProblems(path, option),
    ...preselectedProblems(path, option),
    ...option.choices.flatMap((choice, index) =>
      listProblems({
        path: [...path, 'choices', String(index), 'options'],
        options: ownOptions(choice),
        groups,
        user: 'choice',
      }),
    ),
  ];
}

function limitProblems(path: readonly string[], option: WrittenOption | NestedOptionInFile): FileProblem[] {
  const max = mostOf(option);
  const pieces = piecesOf(option.choices);
  const problems: FileProblem[] = [];
  if (option.min > max) {
    const message = `min ${option.min} is more than max ${max}: nobody could choose.`;
    problems.push({ path: [...path, 'min'], message });
  }
  if (max > pieces) {
    const there =
      pieces === option.choices.length ? `the ${pieces} choices` : `the ${pieces} pieces of its choices`;
    problems.push({
      path: [...path, 'max'],
      message: `max ${max} is more than ${there}: lower it or add choices.`,
    });
  }
  if (option.pricing === 'dearest' && option.included > 0) {
    const message = 'included goes with pieces that add up, not with pricing dearest: remove one of the two.';
    problems.push({ path: [...path, 'included'], message });
  }
  return problems;
}

function preselectedProblems(
  path: readonly string[],
  option: WrittenOption | NestedOptionInFile,
): FileProblem[] {
  const preselected = option.choices.filter((choice) => choice.preselected);
  const problems = option.choices.flatMap(({ preselected: isChosen, price, name }, index) =>
    isChosen && price !== 0
      ? [
          {
            path: [...path, 'choices', String(index), 'preselected'],
            message: `${name} has a price, and only what costs nothing may be preselected: remove one of the two.`,
          },
        ]
      : [],
  );
  const max = mostOf(option);
  if (preselected.length > max) {
    const message = `${preselected.length} choices are preselected, and max is ${max}: preselect fewer.`;
    problems.push({ path: [...path, 'choices'], message });
  }
  return problems;
}
