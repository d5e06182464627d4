import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const sidebar = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  height: '100vh',
  // Across in px: with large text the width belongs to the words.
  padding: `${vars.space[6]} 16px ${vars.space[5]}`,
  display: 'flex',
  flexDirection: 'column',
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: vars.size.control,
  paddingInline: 8,
  marginBottom: vars.space[8],
});

export const brandCollapsed = style({ padding: 0, justifyContent: 'center' });

export const brandName = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.name,
  fontWeight: 520,
  letterSpacing: vars.tracking.name,
  minWidth: 0,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const list = style({ display: 'grid', gap: vars.space[1] });

export const foot = style({
  marginTop: 'auto',
  display: 'grid',
  gap: vars.space[1],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

/** Keeps the place of the session's entry while nobody knows yet who is looking. */
export const place = style({ minHeight: 46 });

export const entry = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 46,
    padding: '0 12px',
    borderRadius: vars.radius.control,
    fontSize: vars.text.control,
    fontWeight: vars.weight.medium,
    color: vars.color.ink2,
    textAlign: 'start',
    transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
    selectors: {
      '&:hover': { background: vars.color.sunken, color: vars.color.ink },
      '&[aria-current]': {
        background: vars.color.sunken,
        color: vars.color.ink,
        fontWeight: 650,
        '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -16,
        top: 11,
        bottom: 11,
        width: 4,
        borderStartEndRadius: 4,
        borderEndEndRadius: 4,
        background: vars.color.accent,
      },
    },
  },
  variants: {
    isCollapsed: { true: { justifyContent: 'center', padding: 0 } },
    isLogin: {
      true: {
        color: vars.color.ink,
        fontWeight: vars.weight.strong,
        boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
      },
    },
  },
});
