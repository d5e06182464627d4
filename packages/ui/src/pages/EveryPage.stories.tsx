import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { findOverflow } from '../private/fixtures/find-overflow.ts';
import { findSmallTargets } from '../private/fixtures/find-small-targets.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const pageFiles = import.meta.glob<StoryFile>(['./*/*.stories.tsx', '!./PageHead/*'], { eager: true });
const dialogFiles = import.meta.glob<StoryFile>(
  [
    '../cart/CartPanel/*.stories.tsx',
    '../checkout/Checkout*/*.stories.tsx',
    '../menu/DishDialog/*.stories.tsx',
    '../navigation/AppShell/*.stories.tsx',
  ],
  { eager: true },
);

interface State {
  readonly name: string;
  readonly Story: ComponentType;
}

/** States that differ from another one by their width, or by what is pressed in them, alone. */
const alike = [
  /^(Mobile|Tablet|Smallest|Collapse|SkipLink|Links|Adding|Clearing|Clos(es|ing)|Removing|Changing|Choosing)/,
  /^(Held|Staying|GoingBack|Without|SignedOut|EmptyCart|AtTheLimit|RequiredMissing|ChoiceSoldOut|RolledBack)/,
  /^(Awaiting|Updating|AsSheet|NoPhoneNumber|SessionUnknown|Older|PopupBlocked)/,
];

/** Every state of the files, as it is before anything is pressed. */
function statesOf(files: Record<string, StoryFile>): readonly State[] {
  return Object.entries(files).flatMap(([path, file]) =>
    Object.entries(composeStories(file))
      .filter(([name]) => !alike.some((pattern) => pattern.test(name)))
      .map(([name, Story]) => ({
        name: `${path.split('/').at(-1)?.split('.')[0]} ${name}`,
        Story: Story as ComponentType,
      })),
  );
}

const pages = statesOf(pageFiles);
const everything = [...pages, ...statesOf(dialogFiles)];

let show: (state: State) => void;

interface EveryPageProps {
  /** What is shown one after the other. */
  states: readonly State[];
  /** The size of the text, in per cent of the usual one. @default 100 */
  textSize?: number | undefined;
  /** Finds what is wrong with the state in sight, in words. */
  find: () => readonly string[];
}

const Shown = ({ states }: Pick<EveryPageProps, 'states'>) => {
  const [state, setState] = useState(states[0]);
  // Before the play function begins, which waits for no later effect.
  useLayoutEffect(() => {
    show = setState;
  }, []);
  return state === undefined ? null : <state.Story key={state.name} />;
};

/** A dialog on its way in is not where it will be. */
const arrive = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What every page and dialog owes to narrow screens, to people who set larger text, and to fingers. */
const meta = {
  title: 'Every page',
  args: { states: pages, find: findOverflow },
  argTypes: { states: { control: false }, find: { control: false } },
  // Nothing here depends on the scheme: once is enough.
  tags: ['!autodocs', 'any-scheme'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced' },
  render: ({ states }) => <Shown states={states} />,
  beforeEach: ({ args }) => {
    document.documentElement.style.fontSize = `${args.textSize ?? 100}%`;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ args: { states, find } }) => {
    const problems: string[] = [];
    for (const state of states) {
      flushSync(() => show(state));
      await frame();
      arrive();
      problems.push(...find().map((problem) => `${state.name}: ${problem}`));
    }
    await expect(states.length).toBeGreaterThan(50);
    await expect(problems).toEqual([]);
  },
} satisfies Meta<EveryPageProps>;

export default meta;
type Story = StoryObj<EveryPageProps>;

/** On a tablet, 800 px wide. */
export const Tablet: Story = { tags: ['soak'], globals: { viewport: { value: 'tablet' } } };

/** On a desktop, 1440 px wide. */
export const Desktop: Story = { tags: ['soak'], globals: { viewport: { value: 'desktop' } } };

/** At 320 px nothing has to be scrolled sideways (WCAG 1.4.10, Reflow): pages, dialogs and cart. */
export const Reflow: Story = {
  tags: ['soak'],
  args: { states: everything },
  globals: { viewport: { value: 'smallest' } },
};

/** With text twice as large on a phone all words can be read (WCAG 1.4.4, Resize text). */
export const LargeText: Story = {
  tags: ['soak'],
  args: { states: everything, textSize: 200 },
  globals: { viewport: { value: 'mobile' } },
};

/** Both at once: 320 px and text twice as large. */
export const LargeTextReflow: Story = {
  args: { states: everything, textSize: 200 },
  globals: { viewport: { value: 'smallest' } },
};

/** On a phone a finger meets every control: 44 px for all but underlined links, 24 px for those (WCAG 2.5.8, Target size). */
export const Targets: Story = {
  args: { states: everything, find: findSmallTargets },
  globals: { viewport: { value: 'mobile' } },
};
