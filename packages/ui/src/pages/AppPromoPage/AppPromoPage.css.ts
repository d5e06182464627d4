import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/visibility.css.ts';

/** For the phone of who looks at a larger screen. A line of its own above the stores, on white in both schemes: cameras read dark on light. */
export const code = style([
  fromTablet,
  {
    flex: 'none',
    maxWidth: '100%',
    height: 'auto',
    marginInline: `calc(50% - 88px)`,
    marginBottom: vars.space[2],
    borderRadius: vars.radius.tile,
  },
]);
