import { contrastRatio, controlPairs, type Scheme, textPairs } from '../../packages/ui/src/theme/contrast.ts';

/** What makes a restaurant's look its own. */
export interface BrandChoice {
  readonly name: string;
  readonly tagline: string;
  /** In degrees, 0 to 359. */
  readonly hue: number;
  /** A small square picture as a data address; null for the name's first letter. */
  readonly logo: string | null;
}

/** What the playground begins with. */
export const firstChoice: BrandChoice = {
  name: 'Harbour Lights',
  tagline: 'Fish and chips, fried to order.',
  hue: 235,
  logo: null,
};

const isHue = (hue: number) => Number.isInteger(hue) && hue >= 0 && hue < 360;

/** Reads a choice from an address's search part; what is missing or wrong there is as it is at first. */
export function choiceFrom(search: string): BrandChoice {
  const params = new URLSearchParams(search);
  const hue = Number(params.get('hue') || Number.NaN);
  const logo = params.get('logo');
  return {
    name: params.get('name')?.trim() || firstChoice.name,
    tagline: params.get('tagline') ?? firstChoice.tagline,
    hue: isHue(hue) ? hue : firstChoice.hue,
    // Never an address of another host: the playground fetches nothing that a link names.
    logo: logo?.startsWith('data:image/webp;base64,') ? logo : null,
  };
}

/** Writes a choice for an address. */
export function searchOf({ name, tagline, hue, logo }: BrandChoice): string {
  return `${new URLSearchParams({ name, tagline, hue: `${hue}`, ...(logo !== null && { logo }) })}`;
}

// YAML reads almost any text between double quotes as JSON does.
const quoted = (text: string) => JSON.stringify(text);

/** The lines of a restaurant's file that give it this look. */
export function yamlLines({ name, tagline, hue, logo }: BrandChoice): string {
  return [
    `name: ${quoted(name)}`,
    'settings:',
    `  brandHue: ${hue}`,
    `  tagline: ${quoted(tagline)}`,
    // The importer reads it from beside the file.
    ...(logo === null ? [] : ['  logo: photos/logo.webp']),
    '',
  ].join('\n');
}

const lowest = (pairs: typeof textPairs, hue: number, scheme: Scheme) =>
  Math.min(...pairs.map(([first, second]) => contrastRatio(first, second, hue, scheme)));

/** What WCAG AA says of a hue in a scheme, in words: "Text 5.1 to 1 or more (4.5 is asked), edges of controls 3.2 (3)." */
export function contrastInWords(hue: number, scheme: Scheme): string {
  const [text, edges] = [lowest(textPairs, hue, scheme), lowest(controlPairs, hue, scheme)];
  const verdict = text >= 4.5 && edges >= 3 ? 'Readable for everyone.' : 'Too faint: choose another hue.';
  return `${verdict} Text has at least ${text.toFixed(1)} to 1, where 4.5 is asked; edges of controls ${edges.toFixed(1)} to 1, where 3 is asked.`;
}
