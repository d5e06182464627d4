import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[4]}` });

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
