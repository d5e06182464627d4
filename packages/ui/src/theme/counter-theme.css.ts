import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { counterScale } from './counter-scale.ts';
import type { Scheme } from './palette.ts';
import { toneCss } from './tone-css.ts';
import { type UrgencyColour, urgencyTones } from './urgency-tones.ts';
import { variableName } from './variable-name.ts';

const colourNames = {
  new: 'counter-new',
  newDeep: 'counter-new-deep',
  onNew: 'counter-on-new',
  late: 'counter-late',
  onLate: 'counter-on-late',
  lateSoft: 'counter-late-soft',
} satisfies Record<UrgencyColour, string>;

const urgency = createGlobalThemeContract(colourNames, variableName);

/**
 * What the counter adds to the theme: the urgency scale, the same for every restaurant, and sizes for a tablet that is
 * read from two metres and pressed with wet hands. Only the counter's components import it.
 */
export const counterVars = {
  /** `calm` is paper and ink. Each of the others comes with an icon and a word, always. */
  color: {
    ...urgency,
    /** Five minutes or less to the promise, and allergy notes: ink, without a hue. */
    due: vars.color.inverse,
    onDue: vars.color.onInverse,
  },
  ...counterScale,
} as const;

const coloursOf = (scheme: Scheme): Record<string, string> => {
  const tones = urgencyTones[scheme];
  return assignVars(urgency, {
    new: toneCss(tones.new),
    newDeep: toneCss(tones.newDeep),
    onNew: toneCss(tones.onNew),
    late: toneCss(tones.late),
    onLate: toneCss(tones.onLate),
    lateSoft: toneCss(tones.lateSoft),
  });
};

/** The urgency scale of each scheme, as custom properties. */
export const counterSchemes: Record<Scheme, Record<string, string>> = {
  light: coloursOf('light'),
  dark: coloursOf('dark'),
};

globalStyle(':root', {
  vars: counterSchemes.light,
  '@media': { '(prefers-color-scheme: dark)': { vars: counterSchemes.dark } },
});
