import { Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { FileFacts } from '#kit/web/sending/FileFacts.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import type { DnsUpload } from '../../contract.ts';
import { Rows } from './Rows.tsx';
import { StateBadge } from './StateBadge.tsx';
import { UploadFoot } from './UploadFoot.tsx';
import { useRowCount } from './useRowCount.ts';

type UploadBodyProps = { upload: DnsUpload; isOpen: boolean; close: () => void };

export function UploadBody({ upload, isOpen, close }: UploadBodyProps) {
  return (
    <div className={sending.detail}>
      <Stack gap="xs" align="start">
        <StateBadge estado={upload.estado} />
        <Text fw={600} className={sending.fileName}>
          <bdi>{upload.arquivo}</bdi>
        </Text>
      </Stack>
      <Facts upload={upload} />
      <Findings upload={upload} />
      <Rows upload={upload} isOpen={isOpen} />
      <UploadFoot upload={upload} close={close} />
    </div>
  );
}

function Facts({ upload }: { upload: DnsUpload }) {
  const t = useTexts('upload');
  const common = useTexts('common');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const { rows, faulty } = useRowCount()(upload);
  const when = (at: string | null, who: string) => at && t('fact.when', { at: format.dateTime(at), who: who || t('nobody') });
  const facts = [
    [t('fact.rows'), faulty ? t('fact.rowsFaulty', { rows, faulty }) : rows],
    [common('word.file'), `${upload.formato.toUpperCase()}, ${fileSize(upload.bytes, locale)}`],
    [t('fact.sent'), when(upload.sent_at, upload.by)],
    [t('fact.committed'), when(upload.committed_at, upload.committed_by)],
    [t('fact.undone'), upload.estado === 'desfeita' && when(upload.undone_at, upload.undone_by)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return <FileFacts facts={facts} />;
}

/** Warnings before the commit: faults, and ignored columns. */
function Findings({ upload: { estado, total, faulty, ignored } }: { upload: DnsUpload }) {
  const t = useTexts('upload');
  const format = useFormat();
  const isAll = faulty === total;
  return (
    <>
      {estado === 'pronta' && faulty > 0 && (
        <Callout kind={isAll ? 'danger' : 'warning'} icon={<IconAlertTriangle />}>
          {t(isAll ? 'found.allFaulty' : 'found.faulty', { count: faulty, figure: format.number(faulty) })}
        </Callout>
      )}
      {ignored.length > 0 && (
        <Callout icon={<IconInfoCircle />}>{t('found.ignored', { count: ignored.length, columns: ignored.join(', ') })}</Callout>
      )}
    </>
  );
}
