import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** As large as the screen allows, whole. */
export const photo = style({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 300px)',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
});

export const failed = style({ fontSize: counterVars.text.control });

export const turns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: counterVars.space[2.5],
});
