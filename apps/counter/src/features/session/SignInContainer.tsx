import { useMutation } from '@tanstack/react-query';
import { isId } from '@tiffin/domain';
import { StaffSignIn } from '@tiffin/ui';
import { usePageRestored } from '@tiffin/web';
import { useForgetBoard } from '../kept-board/use-forget-board.ts';
import { signInProblemStrings } from './session.strings.ts';
import type { SignInProblem } from './sign-in-problem.ts';

interface SignInContainerProps {
  /** Why the last sign-in did not work, or why there has to be one. */
  readonly problem?: SignInProblem | undefined;
  readonly isNotStaff?: boolean;
  /** The order that is shown after it. @default the board */
  readonly order?: string | undefined;
}

/** The sign-in page over the identity provider. */
export function SignInContainer({ problem, order, isNotStaff = false }: SignInContainerProps) {
  useForgetBoard();
  const { mutate, reset, isPending, isSuccess, isError } = useMutation({
    mutationFn: async () => {
      const { beginSignIn } = await import('./session.functions.ts');
      const url = await beginSignIn({ data: { order: isId(order) ? order : undefined } });
      if (url === null) throw new Error(signInProblemStrings.unavailable);
      window.location.assign(url);
    },
  });
  // Back from the identity provider, the button would still say that the page is on its way there.
  usePageRestored(reset);
  const shown = isError ? 'unavailable' : problem;
  return (
    <StaffSignIn
      isPending={isPending || isSuccess}
      isNotStaff={isNotStaff}
      problem={shown && signInProblemStrings[shown]}
      pairHref="/pair"
      onSignIn={mutate}
    />
  );
}
