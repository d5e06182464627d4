/**
 * How axe looks at a mail's story: at the page around the mail alone. It would wait half a second for an answer of the
 * mail's frames, which run no scripts; `readMail` tests what is in them.
 */
export const framesApart = { options: { iframes: false } } as const;
