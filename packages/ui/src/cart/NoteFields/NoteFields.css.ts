import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside } from '../../theme/typography.css.ts';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const line = `1px solid ${vars.color.line}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 52,
  paddingBlock: vars.space[2],
  borderTop: line,
  textAlign: 'start',
  fontSize: vars.text.control,
  // A row is a button: contrast themes show where it begins and ends.
  '@media': { [media.forcedColours]: { border: '1px solid ButtonText' } },
});

export const what = style({ display: 'grid', overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.weight.strong });

/** Two lines of it are enough to know it again. */
export const written = style([
  aside,
  { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
]);

export const change = style({ color: vars.color.ink2, textDecoration: 'underline', textUnderlineOffset: 3 });

export const field = style({ paddingBlock: `${vars.space[3]} ${vars.space[4]}`, borderTop: line });

export const label = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

const track = style({
  flex: 'none',
  display: 'flex',
  width: 44,
  height: 26,
  padding: 3,
  borderRadius: 13,
  // Contrast themes paint the track in the colour of the page.
  '@media': { [media.forcedColours]: { outline: '1px solid ButtonText' } },
});

export const knob = styleVariants({
  on: [track, { justifyContent: 'flex-end', background: vars.color.inverse }],
  off: [track, { justifyContent: 'flex-start', background: vars.color.lineStrong }],
});

const disc = style({
  width: 20,
  height: 20,
  borderRadius: '50%',
  '@media': { [media.forcedColours]: { background: 'ButtonText' } },
});

export const dot = styleVariants({
  on: [disc, { background: vars.color.onInverse }],
  off: [disc, { background: vars.color.surface }],
});
