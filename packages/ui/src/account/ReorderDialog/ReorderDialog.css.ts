import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';

// Large text on narrow screens: one below the other.
const cramped = '(max-width: 15rem)';

export const body = style({
  containerType: 'inline-size',
  padding: `${vars.space[10]} ${vars.space[10]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[5]}` } },
});

export const title = style([text.title.dialog, { paddingInlineEnd: vars.space[14] }]);

export const lead = style({ maxWidth: '58ch', marginTop: vars.space[2], color: vars.color.ink2 });

export const notice = style({ marginTop: vars.space[5] });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[6],
});

const headingBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontFamily: vars.font.sans,
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const heading = style([
  headingBase,
  {
    padding: `${vars.space[5]} 0 ${vars.space[2]}`,
    borderBottom: `1px solid ${vars.color.line}`,
  },
]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tile = style({ width: 64, height: 64 });

export const name = text.lineName;

export { aside as text } from '../../theme/typography.css.ts';

export const price = style({ textAlign: 'end' });

export const muted = style({ color: vars.color.ink2 });

export const was = style({
  marginInlineEnd: 6,
  color: vars.color.ink2,
  textDecoration: 'line-through',
});

/** Nothing is added before it is answered: the one frame of the dialog. */
export const question = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[4],
  padding: vars.space[4],
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
});

export const questionHeading = headingBase;

export const plainLine = style([line, { paddingBlock: 0, borderBottom: 0 }]);

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.mobile]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  },
});

/** Two beside each other on a phone: their words take the room. */
export const answer = style({ '@media': { [media.mobile]: { paddingInline: vars.space[2] } } });

export const foot = style({ flexWrap: 'wrap' });

export const sum = style({
  flex: '1 1 12rem',
  color: vars.color.ink2,
  fontSize: vars.text.control,
  lineHeight: vars.leading.snug,
});

export const amount = style({
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.text.name,
  fontWeight: vars.weight.strong,
});

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
});

/** On phones it takes the room that the other one leaves. */
export const main = style({ '@media': { [media.mobile]: { flex: 1 } } });
