import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Optical size of the largest titles and of section titles; smaller type takes its own automatically. */
const opticalSize = { display: '"opsz" 144', section: '"opsz" 72' } as const;

/** The serif titles, by role. */
export const title = styleVariants({
  masthead: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.masthead,
    fontWeight: vars.weight.title,
    letterSpacing: vars.tracking.masthead,
    lineHeight: 0.92,
  },
  page: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.page,
    fontWeight: vars.weight.title,
    fontVariationSettings: opticalSize.display,
    letterSpacing: vars.tracking.page,
    lineHeight: vars.leading.flat,
  },
  dialog: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.dialog,
    fontWeight: vars.weight.title,
    letterSpacing: vars.tracking.page,
    lineHeight: vars.leading.flat,
  },
  section: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.section,
    fontWeight: vars.weight.section,
    fontVariationSettings: opticalSize.section,
    letterSpacing: vars.tracking.section,
    lineHeight: vars.leading.title,
  },
  panel: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.panel,
    fontWeight: vars.weight.panel,
    letterSpacing: vars.tracking.name,
    lineHeight: vars.leading.title,
  },
  name: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.name,
    fontWeight: vars.weight.name,
    letterSpacing: vars.tracking.name,
    lineHeight: vars.leading.name,
  },
});

/** The italic ampersand in names of restaurants. */
export const ampersand = style({ fontFamily: vars.font.serif, fontStyle: 'italic', fontWeight: 400 });

/** Names of dishes in lists beside the page. */
export const lineName = style([title.name, { fontSize: '1.0625rem' }]);

/** Words beside what matters: descriptions, terms, captions. */
export const aside = style({ color: vars.color.ink2, fontSize: vars.text.small });

/** What stands out of its line. */
export const strong = style({ fontWeight: vars.weight.strong });
