import { useRouter } from '@tanstack/react-router';
import type { StaffPerson } from '@tiffin/api/counter';
import type { LocalTimes } from '@tiffin/domain';
import { AlarmBar, useToast } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { useSignOut } from '../features/session/use-sign-out.ts';
import { shellStrings } from './shell.strings.ts';

interface OutsiderBarProps {
  /** The person who is signed in, and does not work here. */
  readonly person: StaffPerson;
  readonly restaurantName: string;
  readonly times: Pick<LocalTimes, 'time' | 'fullDate'>;
}

/** Says that the person who is signed in does not work at this device's restaurant; a press signs them out. */
export function OutsiderBar({ person: { name, email }, restaurantName, times }: OutsiderBarProps) {
  const router = useRouter();
  const signOut = useSignOut();
  const { showToast } = useToast();
  const { mutate } = useSingleFlightMutation({
    mutationFn: async () => {
      await signOut();
      await router.invalidate();
    },
    onError: () => showToast({ message: shellStrings.notSignedOut, tone: 'bad' }),
  });
  return (
    <AlarmBar
      alarm={{ kind: 'not_on_team', name, email, restaurantName }}
      times={times}
      onPress={() => mutate()}
    />
  );
}
