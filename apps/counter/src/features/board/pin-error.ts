import { CallError } from '@tiffin/api';

/** The call with the PIN failed, so nothing else was sent. */
export class PinError extends CallError {}
