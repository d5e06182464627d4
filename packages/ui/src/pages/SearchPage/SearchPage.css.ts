import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const find = style({ paddingInline: vars.size.gutter });

// The field has a clear button of its own, with a name and a full target.
// What is searched for is set like the names of dishes.
globalStyle(`${find} input`, { fontFamily: vars.font.serif });
// Its label is hidden, but the gap below it is not.
globalStyle(`${find} label`, { position: 'absolute' });

globalStyle(`${find} input::-webkit-search-cancel-button`, { display: 'none' });

export const filters = style({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.size.gutter} 0`,
});

export const letter = style({
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit', borderColor: 'currentColor' } },
});

export const results = style({ padding: `${vars.space[6]} ${vars.size.gutter} 0` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  marginBottom: vars.space[5],
});

export const title = titles.section;

export const note = text.aside;

export const idle = style({ padding: `${vars.space[8]} ${vars.size.gutter}`, color: vars.color.ink2 });

export const tries = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

export const more = style({ display: 'flex', justifyContent: 'center', paddingTop: vars.space[6] });

/** Why a dish was found, below its description. */
export const match = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

globalStyle(`${match} b`, { color: vars.color.ink, fontWeight: vars.weight.strong });

export const meant = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginBottom: vars.space[5],
  fontSize: vars.text.body,
});
