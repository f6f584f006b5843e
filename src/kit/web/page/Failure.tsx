import { IconAlertTriangle, IconCloudOff, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../locale/i18n.ts';
import { CallFailed, isNotFound, Unreachable } from '../request/failures.ts';
import { connectionLost } from '../request/serverState.ts';
import { EmptyState } from './EmptyState.tsx';
import { RetryButton } from './RetryButton.tsx';

/**
 * Shows an error, a retry button where that may help, and the request id for the log. While the connection is lost, the screen's
 * banner explains it, and this part only says that it has no content.
 */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const t = useTexts('kit');
  const isLost = connectionLost.use();
  if (isLost && (error instanceof Unreachable || isMissingCode(error)))
    return <EmptyState icon={<IconCloudOff />} title={t('failure.nothingLoaded')} />;
  const { icon, title, hint, requestId } = describe(error, t);
  // A retry does not help with 404.
  const mayPass = !isNotFound(error);
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} hint={hint}>
        {retry && mayPass && <RetryButton retry={retry} />}
      </EmptyState>
      {requestId && (
        <p style={{ textAlign: 'center' }}>
          <code>{t('failure.requestId', { id: requestId })}</code>
        </p>
      )}
    </div>
  );
}

/** Browsers say in different words that a module of the application could not be fetched. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script|CSS/i.test(error.message);
}

function describe(error: unknown, t: ReturnType<typeof useTexts<'kit'>>) {
  if (error instanceof Unreachable) return { icon: <IconCloudOff />, title: t('failure.unreachable'), hint: t('failure.unreachableHint') };
  if (isNotFound(error))
    return { icon: <IconSearchOff />, title: error.problem?.title ?? t('failure.missing'), hint: error.problem?.detail };
  if (error instanceof CallFailed)
    return {
      icon: <IconAlertTriangle />,
      title: error.problem?.title ?? t('failure.title'),
      hint: error.problem?.detail,
      requestId: error.requestId,
    };
  return { icon: <IconAlertTriangle />, title: t('failure.broken'), hint: t('failure.brokenHint') };
}
