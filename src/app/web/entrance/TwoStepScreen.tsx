import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { RequiredTwoStep } from '#features/auth/web/security/RequiredTwoStep.tsx';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Entrance } from './Entrance.tsx';
import { NewPasswordDrawing } from './entranceDrawings.tsx';
import { useLeave } from './useLeave.ts';

/** For users who must set up two-step sign-in before anything else. */
export function TwoStepScreen() {
  const navigate = useNavigate();
  const router = useRouter();
  const leave = useLeave();
  const { redirect } = useSearch({ strict: false });
  const goOn = async () => {
    // Refetches what was refused before, except the state of the second step: it is current, and this page would be remounted without it.
    await router.options.context.queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'twoStep' });
    await navigate({ href: atPrefix(redirect ?? '/'), replace: true });
  };
  return (
    <Entrance drawing={<NewPasswordDrawing />}>
      <RequiredTwoStep onDone={goOn} leave={leave} />
    </Entrance>
  );
}
