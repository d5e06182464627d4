import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';
import { name as nameType } from '../counter-type.css.ts';
import { panelTitle } from '../StartCover/StartCover.css.ts';

const line = `1.5px solid color-mix(in oklch, ${counterVars.color.onNew} 34%, ${counterVars.color.new})`;

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: counterVars.space[6],
  alignItems: 'center',
  '@media': { [media.mobile]: { gap: counterVars.space[4] } },
});

export const title = style([panelTitle, { lineHeight: 1 }]);

export const lead = style({
  marginTop: counterVars.space[2.5],
  fontSize: counterVars.text.control,
  lineHeight: 1.35,
});

export const list = style({ borderBottom: line });

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'baseline',
  padding: `${counterVars.space[3.5]} 0`,
  borderTop: line,
});

export const number = style({
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.figure,
  letterSpacing: counterVars.tracking.figure,
});

export const name = style([nameType, { color: 'inherit' }]);

export const left = style({ fontSize: counterVars.text.name, fontWeight: counterVars.weight.figure });

export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${counterVars.space[4.5]}`,
  fontSize: counterVars.text.body,
});

export const rest = style({ padding: `${vars.space[2]} 0`, borderTop: line });

export const start = style({
  background: counterVars.color.onNew,
  color: counterVars.color.newDeep,
  // A control on the panel's blue keeps its own outline visible.
  borderColor: counterVars.color.onNew,
});

export const say = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  lineHeight: 1.35,
});
