import { useRouter } from '@tanstack/react-router';

/** Opens a draft in the compose window, on whichever screen the user is. */
export function useOpenDraft(): (draft: number) => void {
  const router = useRouter();
  return (draft) => {
    const isAtMails = router.state.location.pathname.startsWith('/apps/email');
    const search = (before: object) => ({ ...(isAtMails ? before : {}), draft: String(draft), to: undefined });
    void router.navigate({ to: isAtMails ? '.' : '/apps/email', search: search as never, resetScroll: false });
  };
}
