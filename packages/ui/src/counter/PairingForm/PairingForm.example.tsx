import { PairingForm, type PairingFormProps } from '@tiffin/ui';

/** What the app's mutation gives. */
type FromTheApp = Pick<PairingFormProps, 'isPending' | 'problem' | 'onSubmit'>;

/** Pairs this tablet with a restaurant. */
export function PairRoute(pairing: FromTheApp) {
  return <PairingForm {...pairing} signInHref="/sign-in" />;
}
