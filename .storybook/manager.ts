import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { hexColour } from '../packages/ui/src/theme/contrast.ts';
import { restaurants } from './brands.ts';

const { hue } = restaurants.saffron;

/** What is read rather than tried out: nothing to control but the hue, nothing to play. */
const isReading = (storyId: string | undefined) =>
  /^(welcome-|foundations-(?!colour--any-hue))/.test(storyId ?? '');

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Tiffin',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: hexColour('accentText', hue, 'light'),
    colorSecondary: hexColour('accentText', hue, 'light'),
    appBg: hexColour('paper', hue, 'light'),
    textColor: hexColour('ink', hue, 'light'),
  }),
  layoutCustomisations: {
    showPanel: ({ storyId }, shownByDefault) => (isReading(storyId) ? false : shownByDefault),
  },
});
