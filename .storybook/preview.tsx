import type { Preview } from '@storybook/react-vite';
import { ModalStackProvider } from '@tiffin/ui';
import { configure } from 'storybook/test';
import '@tiffin/ui/styles';
import './preview.css.ts';
import { brandChoices } from './brands.ts';
import { controlTypes } from './control-types.ts';
import { ComponentDocsOnDemand, DocsContainerOnDemand } from './docs-page/docs-on-demand.tsx';
import { OwnWindow } from './docs-page/OwnWindow.tsx';
import { InRestaurant, notePlayed } from './InRestaurant.tsx';
import { mount } from './rendered-stories.ts';
import type { RestaurantWords } from './restaurant-words.ts';
import { ShownState } from './ShownState.tsx';
import { runNoted } from './steps.ts';
import { tableFromDocgen } from './table-from-docgen.ts';
import { useDocumentTheme } from './theme/use-document-theme.ts';
import type { WrittenProps } from './written-types.ts';

/** The types that props are made of; main.ts puts them in. */
declare const DECLARED_TYPES: Readonly<Record<string, string>>;

/** What the other demo restaurants have in the place of Saffron & Smoke's things; main.ts puts it in. */
declare const RESTAURANT_WORDS: Readonly<Record<string, RestaurantWords>>;

/** The props of each component as they are written; main.ts puts them in. */
declare const WRITTEN_TYPES: Readonly<Record<string, WrittenProps>>;

// A limit for what never comes: machines are busy, those of people who look at a story too.
configure({ asyncUtilTimeout: 15_000 });

/** Windows that stories are shown in; a story that needs one names it in its globals. */
const viewports = {
  mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  smallest: { name: 'Smallest 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet 800', styles: { width: '800px', height: '1100px' }, type: 'tablet' },
  portrait: { name: 'Counter 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  landscape: { name: 'Counter 1180', styles: { width: '1180px', height: '820px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '1000px' }, type: 'desktop' },
} as const;

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

/**
 * Keeps an embedded story from taking the focus: a dialog that opens, or a summary of errors, would take it from the
 * docs page around it, and scroll that page to itself. OwnWindow makes the story usable when a reader comes to it.
 */
function holdFocus(): void {
  if (new URLSearchParams(location.search).get('embed') === 'true') document.documentElement.inert = true;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // Every element that passes each rule would double the reports of the tests, 80 MB for all stories.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    docs: {
      toc: { headingSelector: 'h2, h3' },
      // What Storybook makes of a story has its spies and minified names: docs pages show an example's code instead.
      source: { type: 'code' },
      canvas: { sourceState: 'none' },
      container: DocsContainerOnDemand,
      page: ComponentDocsOnDemand,
    },
    controls: { expanded: true, matchers: { date: /At$|^now$/ } },
    options: {
      storySort: {
        // Inside a section by name; the stories of a component stay as its file has them.
        method: 'alphabetical',
        order: [
          'Welcome',
          'Playground',
          'Baselines',
          'Also called',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radii',
            'Elevation',
            'Motion',
            'Icons',
            'Breakpoints',
            'Design tokens',
            'Writing style',
          ],
          'Primitives',
          'Ordering',
          'Menu',
          'Cart',
          'Checkout',
          'Account',
          'Navigation',
          'Pages',
          'Counter',
          'Mails',
          'Flows',
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    brand: {
      description: 'Restaurant theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brandChoices,
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  // A failed test reports the step that it was in.
  runStep: (label, play, context) => runNoted(label, async () => play(context)),
  mount,
  argTypesEnhancers: [tableFromDocgen(DECLARED_TYPES, WRITTEN_TYPES), controlTypes],
  initialGlobals: { scheme: 'light', brand: 'saffron', direction: 'ltr', motion: 'full' },
  beforeEach: () => {
    holdFocus();
    notePlayed(undefined);
  },
  afterEach: ({ id }) => notePlayed(id),
  decorators: [
    (Story, { args, globals, id, viewMode }) => {
      const restaurant = RESTAURANT_WORDS[globals.brand];
      return restaurant === undefined ? (
        <Story />
      ) : (
        <InRestaurant
          storyId={id}
          Story={Story}
          args={args}
          restaurant={restaurant}
          isOnDocsPage={viewMode === 'docs'}
        />
      );
    },
    (Story, { globals, id, parameters, viewMode }) => {
      // A docs page shows many stories: it follows the toolbar itself.
      useDocumentTheme(viewMode === 'docs' ? null : globals);
      const wanted = globals.viewport?.value;
      const { inline = true, height = '600px' } = parameters.docs?.story ?? {};
      return viewMode === 'docs' && (isViewport(wanted) || !inline) ? (
        <OwnWindow
          id={id}
          globals={globals}
          width={isViewport(wanted) ? viewports[wanted].styles.width : '100%'}
          height={height}
        />
      ) : (
        <ModalStackProvider>
          {parameters.shows === undefined ? (
            <Story />
          ) : (
            <ShownState state={parameters.shows}>
              <Story />
            </ShownState>
          )}
        </ModalStackProvider>
      );
    },
  ],
};

export default preview;
