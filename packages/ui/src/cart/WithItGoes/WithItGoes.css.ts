import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';

// Large text in a narrow panel: the words need the picture's room.
const cramped = '(max-width: 17rem)';

export const part = style({
  containerType: 'inline-size',
  paddingTop: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const heading = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
});

export const dish = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tile = style({
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  '@container': { [cramped]: { display: 'none' } },
});

export const name = text.lineName;

export const price = text.aside;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  '@container': { [cramped]: { justifyContent: 'flex-start' } },
});
