import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.color.surface,
  containerType: 'size',
  // Only where the panel is low: elsewhere the lines scroll and the sums stay in sight.
  overflowY: 'auto',
});

// A low window or large text: pinned sums would leave the lines no room.
const low = '(max-height: 34rem)';

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[2]}`,
});

export const heading = titles.panel;

/** The cross lines up with the prices below. */
export const close = style({ marginInlineEnd: -12 });

export const tools = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: vars.space[6],
  '@container': { [low]: { flex: 'none', overflow: 'visible' } },
});

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
});

export const foot = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const middle = style({ display: 'grid', flex: 1, placeContent: 'center' });

export const freeDelivery = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
});
