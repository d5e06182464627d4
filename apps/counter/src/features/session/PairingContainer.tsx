import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@tiffin/api';
import { PairingForm, type PairingProblem } from '@tiffin/ui';
import { printedFrom } from '../board-feed/printer-roll.ts';
import { useForgetBoard } from '../kept-board/use-forget-board.ts';
import { sessionQueries } from './session.queries.ts';
import { sessionStrings } from './session.strings.ts';

/** Pairs this device by the ten digits that a manager reads out. */
export function PairingContainer({ wasRemoved }: { readonly wasRemoved: boolean }) {
  useForgetBoard();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const pairing = useMutation({
    mutationFn: async (code: string) => {
      const { pairDevice } = await import('./session.functions.ts');
      return pairDevice({ data: { code, key: crypto.randomUUID() } });
    },
    onSuccess: async () => {
      // It prints what is accepted from now on, and not again what it has printed under another name.
      printedFrom.write(null);
      queryClient.removeQueries({ queryKey: sessionQueries.access().queryKey });
      await navigate({ to: '/', replace: true });
    },
  });
  return (
    <PairingForm
      isPending={pairing.isPending || pairing.isSuccess}
      problem={pairing.error === null ? null : problemOf(pairing.error)}
      notice={wasRemoved ? sessionStrings.removed : undefined}
      signInHref="/sign-in"
      onSubmit={pairing.mutate}
    />
  );
}

function problemOf(error: Error): PairingProblem {
  const failure = error instanceof ApiError ? error : null;
  if (failure?.code === 'code_invalid') return 'code_invalid';
  return failure?.status === 429 ? 'too_many_tries' : 'failed';
}
