import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// Large text in a narrow panel: the words need the picture's room.
const cramped = '(max-width: 17rem)';
const narrowest = '(max-width: 13rem)';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  padding: `${vars.space[4]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': {
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const tile = style({
  width: '60px',
  height: '60px',
  borderRadius: vars.radius.control,
  '@container': { [cramped]: { display: 'none' } },
});

export const name = style({
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: '1.0625rem',
  fontWeight: vars.weight.name,
  lineHeight: vars.leading.name,
  letterSpacing: vars.tracking.name,
  overflowWrap: 'anywhere',
});

export const options = style({
  margin: '3px 0 0',
  fontSize: vars.text.small,
  lineHeight: 1.4,
  color: vars.color.ink2,
});

export const unavailable = style({
  display: 'flex',
  gap: '6px',
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  color: vars.color.bad,
});

export const actions = style({
  gridColumn: '2 / -1',
  '@container': { [cramped]: { gridColumn: '1 / -1', flexWrap: 'wrap' } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: vars.space[2],
});

export const remove = style({ marginInlineStart: 'auto' });
