import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** What holds now, before what could be changed. */
export const inForce = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: '8px 0 14px',
  padding: vars.space[4],
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
  border: '1px solid transparent',
});

export const inForceText = style({ display: 'flex', flex: '1 1 14rem', gap: vars.space[3] });

export const press = style({ marginTop: '14px' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr',
  gap: '10px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({ marginTop: '14px' });

export const none = style({ marginTop: '14px', color: vars.color.ink2 });
