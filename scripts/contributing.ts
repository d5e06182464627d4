/** One numbered step of a recipe, with what its text names. */
export interface RecipeStep {
  readonly number: number;
  readonly text: string;
  /** The commands to run that it names, as written. */
  readonly commands: readonly string[];
}

/** A section of CONTRIBUTING.md with numbered steps. */
export interface Recipe {
  readonly heading: string;
  readonly steps: readonly RecipeStep[];
}

const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const isCommand = (code: string) => /^([A-Z_]+=\S+ )*(npm|npx|node|pnpm) /.test(code);

/** The commands to run that a text names. */
export const commandsIn = (text: string): readonly string[] => codeIn(text).filter(isCommand);

/** The files and folders that a text names, without those with a placeholder, built ones and what a recipe makes itself. */
export function filesIn(text: string): readonly string[] {
  const words = codeIn(text).flatMap((code) => (isCommand(code) ? code.split(' ').slice(1) : [code]));
  const files = words.filter((word) =>
    /^(\.?[\w@-][\w.@-]*\/)*[\w.@-]+(\/|\.(tsx?|mjs|md|yaml|json))$/.test(word),
  );
  return files.filter((file) => !/^dist\/|PromoBadge/.test(file));
}

/** The recipes of CONTRIBUTING.md: its sections with numbered steps, in order. */
export function recipesOf(text: string): readonly Recipe[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const steps = lines.join('\n').split(/^(?=\d+\. )/m);
      return {
        heading,
        steps: steps.flatMap((step) => {
          const number = /^(\d+)\. /.exec(step)?.[1];
          return number === undefined
            ? []
            : [{ number: Number(number), text: step, commands: commandsIn(step) }];
        }),
      };
    })
    .filter(({ steps }) => steps.length > 0);
}
