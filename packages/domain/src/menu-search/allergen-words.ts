import { isFiller, stemOf } from './search-words.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What people avoid: the 14 allergens and the foods that stand for them, as stems. */
const avoided = listed(
  'almond brazil butter cashew celery cereal cheese crab crustacean dairy egg fish gluten groundnut hazelnut lactose lobster lupin milk mollusc mollusk mussel mustard nut oyster peanut pecan pistachio prawn sesame shellfish shrimp soy soya soybean squid sulfite sulphite sulphur treenut walnut wheat',
);

/** Nobody orders these by name: alone they ask what is free of them. */
const neverOrdered = listed(
  'crustacean dairy gluten lactose lupin mollusc mollusk nut sulfite sulphite sulphur treenut wheat cereal',
);

/** The names of the 14 allergens that are foods as well; they match as whole words only. */
const foods = listed('celery egg fish milk mustard peanut sesame shellfish soy soya soybean');

const negations = listed('no non not zero minus avoid avoiding exclude excluding less sans');
const illnesses = /^(?:all?erg|anaphyl|intoleran|coeliac|celiac|epipen)/;

// "Sugar free" asks for something that dishes say of themselves.
const saidByDishes = listed('alcohol caffeine fat meat sugar');

/**
 * Whether the words ask what does not hold something ("nut free", "without nuts", "coeliac"), which no spelling answers.
 */
export function asksAboutAllergens(words: readonly string[]): boolean {
  const stems = words.map(stemOf);
  const named = words.filter((word) => !isFiller(word)).map(stemOf);
  if (named.length > 0 && named.every((stem) => neverOrdered.has(stem) || stem === 'tree')) return true;
  return stems.some((stem, at) => {
    const [before = '', next = ''] = [stems[at - 1], stems[at + 1]];
    if (illnesses.test(stem)) return true;
    const [, joined] = /^(.{3,})(?:free|less)$/.exec(stem) ?? [];
    if (joined !== undefined && avoided.has(stemOf(joined))) return true;
    if (stem === 'without') return next !== '' && !saidByDishes.has(next);
    // "no tree nuts"
    if (negations.has(stem)) return stems.slice(at + 1, at + 4).some((word) => avoided.has(word));
    if (stem !== 'free' || next === 'range') return false;
    return (before !== '' && !saidByDishes.has(before)) || next === 'from' || next === 'of';
  });
}

/** Whether the words are the names of allergens and nothing else: a list of them is not a list of all that holds them. */
export function namesOnlyAllergens(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => foods.has(stemOf(word)));
}

/** Whether a word is an allergen's name, which never matches a part of a word or a mistyped one. */
export const isAllergenName = (word: string): boolean =>
  foods.has(stemOf(word)) || neverOrdered.has(stemOf(word));
