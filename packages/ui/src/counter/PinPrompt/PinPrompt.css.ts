import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const prompt = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '420px',
  margin: '0 auto',
  padding: `${counterVars.space[3]} 0`,
});

export const checking = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  // So that nothing moves when the check begins.
  minHeight: '1.6em',
  color: vars.color.ink2,
});
