import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside, title as titles } from '../../theme/typography.css.ts';

export const tip = style({ containerType: 'inline-size', marginBottom: vars.space[5] });

export const title = titles.name;

export const lead = aside;

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  marginTop: vars.space[3],
  // Large text on a narrow screen.
  '@container': { '(max-width: 14rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// Four amounts share the narrow column of a desktop.
globalStyle(`${choices} > button`, { paddingInline: vars.space[1] });

export const own = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

/** Level with the input, which stands under its label. */
export const add = style({ marginTop: `calc(${vars.text.small} * 1.5 + ${vars.space[2]})` });
