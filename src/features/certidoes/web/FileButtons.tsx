import { Button, Group } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { useFileViewer } from '#kit/web/viewer/useFileViewer.tsx';
import type { Arquivo } from '../entities.ts';

/** Opens or saves a file. `name`: of its document, for screen readers. */
export function FileButtons({ arquivo, name }: { arquivo: Arquivo; name: string }) {
  const t = useTexts('certidoes');
  const locale = localeOf(useLanguage());
  const viewer = useFileViewer([arquivo]);
  const { id, fileName, url, bytes, shown } = arquivo;
  const look = { size: 'compact-md', variant: 'light' } as const;
  return (
    <Group gap="xs">
      {shown && (
        <Button {...look} aria-label={t('file.openOf', { name })} leftSection={<IconEye size={16} aria-hidden />} {...viewer.opens(id)}>
          {t('file.open')}
        </Button>
      )}
      <Button
        {...look}
        component="a"
        href={atPrefix(url)}
        download={fileName}
        aria-label={t('file.saveOf', { name })}
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('file.save')}
      </Button>
      <span className={textStyles.minor}>{fileSize(bytes, locale)}</span>
      {viewer.window}
    </Group>
  );
}
