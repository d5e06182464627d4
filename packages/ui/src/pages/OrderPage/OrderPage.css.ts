import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

export const part = style({
  padding: `${vars.space[8]} ${vars.size.gutter} 0`,
  '@media': { [media.print]: { paddingTop: vars.space[3] } },
});

export const steps = style([part, onScreen]);

export const loadingHead = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'end',
  height: 232,
  padding: `${vars.space[8]} ${vars.size.gutter} ${vars.space[10]}`,
  background: vars.color.hero,
});

export const loadingTitle = style({ width: '52%', height: 56 });
