import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** What holds now, before what could be changed. */
export const inForce = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: `${counterVars.space[2]} 0 ${counterVars.space[3.5]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
  border: '1px solid transparent',
});

export const inForceText = style({ display: 'flex', flex: '1 1 14rem', gap: vars.space[3] });

export const press = style({ marginTop: counterVars.space[3.5] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr',
  gap: counterVars.space[2.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({ marginTop: counterVars.space[3.5] });

export const none = style({ marginTop: counterVars.space[3.5], color: vars.color.ink2 });
