import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';

/** Props of {@link ForgotPasswordPage}. */
export interface ForgotPasswordPageProps {
  /** Where customers log in. */
  loginHref: PageHref;
  /** Where Google helps people who have lost access to their account. */
  recoveryHref: string;
}

/** What the page for forgotten passwords says: there is none to forget here. */
const strings = {
  title: 'Forgotten password',
  subtitle: 'Your password is with Google',
  text: 'You sign in here with your Google account, so there is no separate password. If you cannot get into your Google account, Google can help you recover it.',
  recover: 'Recover my Google account',
  login: 'Back to login',
} as const;

/** There is no password to forget here: sign-in is Google's, and so is the way back into the account. */
export const ForgotPasswordPage = ({ loginHref, recoveryHref }: ForgotPasswordPageProps) => (
  <>
    <PageHead title={strings.title} back={{ label: strings.login, href: loginHref }} />
    <EmptyState
      icon="private"
      title={strings.subtitle}
      text={strings.text}
      action={<ButtonLink href={recoveryHref}>{strings.recover}</ButtonLink>}
    />
  </>
);
