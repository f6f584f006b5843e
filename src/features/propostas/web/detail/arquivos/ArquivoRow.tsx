import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronDown, IconDownload, IconEye, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { useFileViewer } from '#kit/web/viewer/useFileViewer.tsx';
import type { Arquivo, VersaoDeArquivo } from '../../../arquivos.ts';
import { calls } from '../../calls.ts';
import classes from './Arquivos.module.css';

type ArquivoRowProps = { id: number; arquivo: Arquivo; mayEdit: boolean };

/** A file: its latest version, and the older ones on demand. */
export function ArquivoRow({ id, arquivo: { nome, versoes }, mayEdit }: ArquivoRowProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const queryClient = useQueryClient();
  const region = useId();
  const [showsOlder, setShowsOlder] = useState(false);
  const [latest, ...older] = versoes;
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const restore = useMutation({ ...calls.restoreFile.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeFile.mutation(),
    onSuccess: (_, asked) => toast.undo(t('arquivos.removed', { nome }), () => restore.mutate(asked)),
    onSettled: refetch,
  });
  if (!latest) return null;
  return (
    <li className={classes.file}>
      <Version version={latest} name={nome} isLatest>
        {mayEdit && (
          <ActionIcon
            color="gray"
            size={32}
            aria-label={t('arquivos.remove', { nome })}
            onClick={() => remove.mutate({ params: { id, arquivo: latest.id } })}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </Version>
      {older.length > 0 && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={showsOlder}
            aria-controls={region}
            aria-label={`${nome}: ${t('arquivos.older', { count: older.length, figure: format.number(older.length) })}`}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setShowsOlder(!showsOlder)}
          >
            {t('arquivos.older', { count: older.length, figure: format.number(older.length) })}
          </Button>
          <ul id={region} hidden={!showsOlder} className={classes.older}>
            {older.map((version) => (
              <li key={version.id}>
                <Version version={version} name={t('arquivos.version', { nome, versao: format.number(version.versao) })} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

type VersionProps = { version: VersaoDeArquivo; name: string; isLatest?: boolean; children?: ReactNode };

/** Name, size, who and when, with its buttons. */
function Version({ version, name, isLatest = false, children }: VersionProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const viewer = useFileViewer([version]);
  const { id, versao, fileName, url, bytes, shown, quem, created_at } = version;
  const facts = [
    isLatest && versao > 1 && t('arquivos.number', { versao: format.number(versao) }),
    fileSize(bytes, locale),
    quem?.fullName ?? t('someone'),
    format.dateTime(created_at),
  ];
  return (
    <div className={classes.version}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        <span className={textStyles.second}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Group gap={0} wrap="nowrap">
        {shown && (
          <ActionIcon color="gray" size={32} aria-label={t('arquivos.open', { nome: name })} {...viewer.opens(id)}>
            <IconEye size={16} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          color="gray"
          size={32}
          component="a"
          href={atPrefix(url)}
          download={fileName}
          aria-label={t('arquivos.save', { nome: name })}
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
        {children}
      </Group>
      {viewer.window}
    </div>
  );
}
