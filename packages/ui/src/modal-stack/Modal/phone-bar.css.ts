import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/**
 * The heading of a dialog that scrolls as a whole on phones: it stays above what scrolls and has the room of the close
 * button, under which nothing passes. Give it to the `ModalTitle` in a scroller without padding.
 */
export const phoneBar = style({});

// Stronger than the margins that a scroller gives to all of its parts.
globalStyle(`${phoneBar}${phoneBar}`, {
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'flex',
      alignItems: 'center',
      minHeight: 68,
      marginInline: 0,
      padding: `${vars.space[2]} ${vars.space[18]} ${vars.space[2]} ${vars.space[5]}`,
      background: vars.color.surface,
      borderBottom: `1px solid ${vars.color.line}`,
      fontSize: vars.text.panel,
    },
  },
});
