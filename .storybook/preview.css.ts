import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../packages/ui/src/theme/contract.css.ts';
import { counterSchemes } from '../packages/ui/src/theme/counter-theme.css.ts';
import { stillness } from '../packages/ui/src/theme/global.css.ts';
import { darkScheme, lightScheme } from '../packages/ui/src/theme/tokens.css.ts';

// The toolbar's scheme and motion, whatever the device asks for.
globalStyle(':root[data-scheme="light"]', {
  colorScheme: 'light',
  vars: { ...lightScheme, ...counterSchemes.light },
});
globalStyle(':root[data-scheme="dark"]', {
  colorScheme: 'dark',
  vars: { ...darkScheme, ...counterSchemes.dark },
});
const still = ':root[data-motion="reduced"]';
globalStyle(`${still} *, ${still} *::before, ${still} *::after`, stillness);

// Docs pages bring their own type and ground: give the stories on them ours back.
globalStyle('.docs-story', {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.text.body,
  lineHeight: vars.leading.text,
});

/** A story in a window of its own, on the docs page. */
export const ownWindow = style({
  display: 'block',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  background: vars.color.paper,
});
