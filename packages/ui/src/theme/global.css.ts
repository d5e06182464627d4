import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

// Everything here is in a layer below the components' styles, whatever order bundling gives the files.
const reset = globalLayer('reset');

const layered = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

layered('*, *::before, *::after', { boxSizing: 'border-box' });
layered('html', { WebkitTextSizeAdjust: '100%' });
layered('body', {
  background: vars.color.paper,
  color: vars.color.ink,
  font: `${vars.weight.regular} ${vars.text.body}/${vars.leading.text} ${vars.font.sans}`,
  // Prices, times and counts stand in columns everywhere.
  fontVariantNumeric: 'tabular-nums',
  fontSynthesis: 'none',
  // What is too long for its place breaks rather than widen the page.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
layered('*', { margin: 0, padding: 0 });
layered('fieldset', { border: 0 });
layered('ul, ol', { listStyle: 'none' });
layered('img, svg', { display: 'block', maxWidth: '100%' });
layered('a', { color: 'inherit', textDecoration: 'none' });
layered('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
// What answers a finger or a pointer does so in the same way everywhere.
layered('a, button, label', {
  transition: `background-color ${vars.motion.press}, border-color ${vars.motion.press}, color ${vars.motion.press}`,
});
layered('button, label', { cursor: 'pointer' });
layered(':disabled', { cursor: 'not-allowed' });
layered('button', { border: 0, background: 'none', padding: 0 });
layered('h1, h2, h3', {
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.panel,
  letterSpacing: vars.tracking.name,
  lineHeight: vars.leading.title,
  textWrap: 'balance',
});

// One focus mark for everything. Not in the layer: no component may weaken it by accident.
globalStyle(':focus-visible', {
  outline: `2.5px solid ${vars.color.ink}`,
  outlineOffset: '2px',
});
globalStyle(':where(:focus-visible)', { borderRadius: vars.radius.control });

// Pressed before the page could answer (the storefront's early presses): it has been noticed and will be done.
globalStyle('button[data-pressed], input[data-pressed] + *', { opacity: 0.6, cursor: 'progress' });

/** No movement to speak of; what changes is seen at once. */
export const stillness = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  // A duration, however short, makes every element run a transition: colours that are inherited then change one level
  // at a time, and stop half way when the colour scheme does.
  transition: 'none !important',
} as const;

globalStyle('*, *::before, *::after', { '@media': { [media.reducedMotion]: stillness } });
