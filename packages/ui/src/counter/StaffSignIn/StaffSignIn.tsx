import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import scooter from '../../private/pictures/scooter.webp';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterLink } from '../CounterLink/CounterLink.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import * as cover from '../StartCover/StartCover.css.ts';
import { StartCover } from '../StartCover/StartCover.tsx';
import { startStrings } from '../start.strings.ts';

/** Props of {@link StaffSignIn}. */
export interface StaffSignInProps {
  /** Called when the person wants to sign in; the page goes to the identity provider. */
  onSignIn: () => void;
  /** Where a device is paired instead. */
  pairHref: CounterPageHref;
  /** Whether the page is on its way to the identity provider. @default false */
  isPending?: boolean;
  /** Why the last sign-in did not work, or why there has to be one. */
  problem?: string | undefined;
  /** The account that was used belongs to no restaurant's team. @default false */
  isNotStaff?: boolean;
}

const strings = startStrings.signIn;

/** Signs a restaurant's people in by their Google account. */
export const StaffSignIn = ({
  onSignIn,
  pairHref,
  isPending = false,
  problem,
  isNotStaff = false,
}: StaffSignInProps) => (
  <StartCover
    name={startStrings.counter}
    pictures={[scooter]}
    status={{ isOpen: false, message: strings.status }}
  >
    <h1 className={cover.panelTitle}>{isNotStaff ? strings.notStaffTitle : strings.title}</h1>
    <p className={cover.lead}>{isNotStaff ? strings.notStaff : strings.how}</p>
    <CounterProblem problem={isPending ? null : (problem ?? null)} />
    <CounterButton variant="go" size="answer" isWide isLoading={isPending} onClick={onSignIn}>
      {isNotStaff ? strings.another : strings.google}
    </CounterButton>
    <CounterLink href={pairHref} isWide icon="tablet">
      {strings.pair}
    </CounterLink>
    <p className={cover.small}>{strings.roles}</p>
  </StartCover>
);
