import { createContext, useContext } from 'react';
import type { MailLook } from './mail-look.ts';

const lookContext = createContext<MailLook | null>(null);

/** Gives the parts of a mail the look of one restaurant. */
export const MailLookProvider = lookContext.Provider;

/** Reads the styles of the restaurant that the mail is about. */
export function useMailLook(): MailLook {
  const look = useContext(lookContext);
  if (look === null) throw new Error('A part of a mail has no look. Put it into a MailLayout.');
  return look;
}
