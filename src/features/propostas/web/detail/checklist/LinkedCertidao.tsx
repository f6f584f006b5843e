import { ActionIcon, Group } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { useFileViewer } from '#kit/web/viewer/useFileViewer.tsx';
import type { CertidaoLigada } from '../../../checklist.ts';
import classes from './Checklist.module.css';
import { SituacaoBadge } from './SituacaoBadge.tsx';

/** The document that proves an entry: its state on the day of the session, and its file. */
export function LinkedCertidao({ certidao }: { certidao: CertidaoLigada }) {
  const t = useTexts('propostas');
  const { id, nome, arquivo } = certidao;
  const viewer = useFileViewer(arquivo ? [arquivo] : []);
  return (
    <div className={`${classes.document} ${classes.linked}`}>
      <Link to="/certidoes" search={{ certidao: id }}>
        <bdi>{nome}</bdi>
      </Link>
      <SituacaoBadge certidao={certidao} />
      {arquivo ? (
        <Group gap={0} wrap="nowrap">
          {arquivo.shown && (
            <ActionIcon color="gray" size={32} aria-label={t('checklist.certidao.open', { nome })} {...viewer.opens(arquivo.id)}>
              <IconEye size={16} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            color="gray"
            size={32}
            component="a"
            href={atPrefix(arquivo.url)}
            download={arquivo.fileName}
            aria-label={t('checklist.certidao.save', { nome })}
          >
            <IconDownload size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ) : (
        <span className={textStyles.minor}>{t('checklist.certidao.noFile')}</span>
      )}
      {viewer.window}
    </div>
  );
}
