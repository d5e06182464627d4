import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';
import { field as pageField } from '../counter-page.css.ts';

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
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: counterVars.space[2.5],
});

export const wideField = style([pageField, { gridColumn: '1 / -1' }]);

/** What is noted of a row's hours. */
export const rowNote = style({
  flex: '1 0 100%',
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
});

export const list = style({ marginTop: counterVars.space[3.5] });

export const none = style({ marginTop: counterVars.space[3.5], color: vars.color.ink2 });
