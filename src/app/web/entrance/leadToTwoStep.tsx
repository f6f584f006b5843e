import type { QueryClient } from '@tanstack/react-query';
import { RequiredTwoStepNotice } from '#features/auth/web/security/RequiredTwoStepNotice.tsx';
import { currentUser } from '#features/auth/web/session.ts';
import { nextTask } from '#kit/web/device/nextTask.ts';
import { closeAll } from '#kit/web/dialog/openState.ts';
import { hasUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { fetchToasts, show } from '#kit/web/toast/toast.ts';
import type { makeRouter } from '../routes/router.tsx';

type Router = ReturnType<typeof makeRouter>;

const noticeId = 'two-step-required';

let isLeading = false;
/** The page with unsaved text for which the message was shown. It is shown once, not for each refused request. */
let noticedOn: string | undefined;

/** Redirects users who must set up the second step to its page, and back afterwards; if they would lose text, a message says so instead. */
export async function leadToTwoStep(router: Router, queryClient: QueryClient): Promise<void> {
  if (isLeading) return;
  isLeading = true;
  try {
    await untilChangesAreAnswered(queryClient);
    const { href, pathname } = router.state.location;
    if (pathname === '/two-step' || !currentUser()) return;
    if (hasUnsaved()) {
      if (noticedOn !== pathname) await showNotice(pathname);
      return;
    }
    void hideNotice();
    closeAll();
    // The cached state is from before the second step was required, and would redirect back immediately.
    queryClient.removeQueries({ queryKey: ['twoStep'] });
    void router.navigate({ to: '/two-step', search: { redirect: href === '/' ? undefined : href }, replace: true });
  } finally {
    isLeading = false;
  }
}

async function showNotice(pathname: string): Promise<void> {
  await loadTexts('security');
  noticedOn = pathname;
  await show(<RequiredTwoStepNotice end={() => void hideNotice()} />, 'warning', false, { id: noticeId });
}

async function hideNotice(): Promise<void> {
  if (noticedOn === undefined) return;
  noticedOn = undefined;
  (await fetchToasts()).hideNotification(noticeId);
}

/** A form that is being saved does not count as unsaved; if the server refuses it, it does again. */
async function untilChangesAreAnswered(queryClient: QueryClient): Promise<void> {
  do {
    await untilNothingIsSaved(queryClient);
    // The form is notified at the same time, and is rendered first. The user may also save another one meanwhile.
    await nextTask();
  } while (queryClient.isMutating() > 0);
}

function untilNothingIsSaved(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (queryClient.isMutating() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getMutationCache().subscribe(check);
    check();
  });
}
