import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, lineName } from '../../theme/typography.css.ts';

// Large text in a narrow panel: the words need the picture's room.
const cramped = '(max-width: 17rem)';
const narrowest = '(max-width: 13rem)';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': {
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const tile = style({
  width: 60,
  height: 60,
  borderRadius: vars.radius.control,
  '@container': { [cramped]: { display: 'none' } },
});

export const name = lineName;

export const options = style([aside, { lineHeight: vars.leading.snug }]);

export const unavailable = style({
  display: 'flex',
  gap: vars.space[2],
  marginTop: vars.space[2],
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  color: vars.color.bad,
});

/** What in the line the customer leaves out. */
export const clash = style([unavailable, { color: vars.color.ink }]);

// From the picture's edge on: stepper, Change and Remove stand in one line of the narrowest panel.
export const actions = style({
  gridColumn: '1 / -1',
  '@container': { [cramped]: { flexWrap: 'wrap' } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: vars.space[2],
});

// As high as the controls that take its place.
export const adding = style([
  actions,
  aside,
  { justifyContent: 'flex-start', gap: vars.space[2], minHeight: vars.size.touch },
]);

// Beside the stepper where both fit, else below it.
export const tools = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
  marginInlineStart: 'auto',
});
