import { hasControls } from '../text/control-characters.ts';
import { isMailAddress } from '../text/mail-address.ts';
import { type DataRequest, type DataRequestKind, dataRequestLimits, needsText } from './data-request.ts';

/** A data request while it is written: nothing is chosen in advance. */
export interface DataRequestDraft extends Omit<DataRequest, 'kind'> {
  readonly kind: DataRequestKind | null;
}

/** A part of a data request that is wrong, in the order of the form. */
export interface DataRequestProblem {
  readonly field: keyof DataRequest;
  readonly message: string;
}

/** What keeps a data request from being sent; none means that it is complete. */
export function dataRequestProblems({ kind, name, email, text }: DataRequestDraft): DataRequestProblem[] {
  const messages: Readonly<Record<keyof DataRequest, string | null>> = {
    kind: kind === null ? 'Choose what you ask for' : null,
    name: nameProblem(name),
    email: isMailAddress(email.trim()) ? null : 'Enter an e-mail address, as name@example.com',
    text: textProblem(kind, text),
  };
  return (['kind', 'name', 'email', 'text'] as const).flatMap((field) => {
    const message = messages[field];
    return message === null ? [] : [{ field, message }];
  });
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'Enter your name';
  if (name.length > dataRequestLimits.name) return `Use at most ${dataRequestLimits.name} characters`;
  return hasControls(name) ? 'Write the name in one line, without special characters' : null;
}

function textProblem(kind: DataRequestKind | null, text: string): string | null {
  if (text.length > dataRequestLimits.text)
    return `Use at most ${dataRequestLimits.text.toLocaleString('en-GB')} characters`;
  if (text.trim() !== '' || kind === null || !needsText(kind)) return null;
  return kind === 'correct' ? 'Say what is wrong and what is right' : 'Say what you ask for';
}
