import { Button } from '@mantine/core';
import { IconMailOpened, IconSearchOff, IconTag } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { folderIcons } from '../folderIcons.ts';
import type { MailView } from '../useMailAddress.ts';

type EmptyMailListProps = { view: MailView; showAll: () => void; compose: () => void };

/** Why a view is empty, and what to do about it. */
export function EmptyMailList({ view: { folder, label, q, since, until, unread }, showAll, compose }: EmptyMailListProps) {
  const t = useTexts('email');
  if (unread && !q && !since && !until)
    return (
      <EmptyState icon={<IconMailOpened />} title={t('empty.noUnread')}>
        <Button variant="light" onClick={showAll}>
          {t('empty.showAll')}
        </Button>
      </EmptyState>
    );
  if (q || since || until)
    return (
      <EmptyState icon={<IconSearchOff />} title={t('empty.noMatch')} hint={t('empty.noMatchHint')}>
        <Button variant="light" onClick={showAll}>
          {t('empty.showAll')}
        </Button>
      </EmptyState>
    );
  if (folder === '')
    return (
      <EmptyState icon={<IconTag />} title={t('empty.label', { label: t(`labels.${label || 'personal'}`) })} hint={t('empty.labelHint')} />
    );
  const Icon = folderIcons[folder];
  return (
    <EmptyState icon={<Icon />} title={t(`empty.${folder}`)} hint={t(`empty.${folder}Hint`)}>
      {(folder === 'inbox' || folder === 'sent' || folder === 'draft') && (
        <Button variant="light" onClick={compose}>
          {t('compose')}
        </Button>
      )}
    </EmptyState>
  );
}
