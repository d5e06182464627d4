import { PinPrompt, type PinPromptProps } from '@tiffin/ui';

/** What the app's mutation gives. */
type FromTheApp = Pick<PinPromptProps, 'onSubmit' | 'isPending' | 'pinProblem' | 'problem'>;

/** Stands where the orders of another day would be, on a device that several people share. */
export function OtherDay(pin: FromTheApp) {
  return <PinPrompt {...pin} reason="A manager's PIN shows the orders of other days." />;
}
