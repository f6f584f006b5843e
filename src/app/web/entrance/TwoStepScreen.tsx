import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { RequiredTwoStep } from '#features/auth/web/security/RequiredTwoStep.tsx';
import { Entrance } from './Entrance.tsx';
import { NewPasswordDrawing } from './entranceDrawings.tsx';
import { useLeave } from './useLeave.ts';

/** Where those are led who have to set up the second step of signing in before anything else. */
export function TwoStepScreen() {
  const navigate = useNavigate();
  const router = useRouter();
  const leave = useLeave();
  const { redirect } = useSearch({ strict: false });
  const goOn = async () => {
    // What was refused before is asked again. The state of the second step is new already, and this page would begin again without it.
    await router.options.context.queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'twoStep' });
    await navigate({ href: redirect ?? '/', replace: true });
  };
  return (
    <Entrance drawing={<NewPasswordDrawing />}>
      <RequiredTwoStep onDone={goOn} leave={leave} />
    </Entrance>
  );
}
