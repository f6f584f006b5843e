import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { isSafeLink } from '#kit/web/text/safeLink.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Documento } from '../../entities.ts';
import classes from './LicitacaoDetail.module.css';

type DocumentosProps = {
  documentos: Documento[];
  /** Below a document: its file. */
  file: (documento: Documento) => ReactNode;
  /** Below all of them: the search in their files. */
  search: ReactNode;
};

/** The documents of a notice, as links to the portal. */
export function Documentos({ documentos, file, search }: DocumentosProps) {
  const t = useTexts('detail');
  const format = useFormat();
  return (
    <DetailCard title={t('documentos.title')}>
      {documentos.length === 0 && <p className={`${textStyles.minor} ${classes.none}`}>{t('documentos.none')}</p>}
      <ul className={classes.documents}>
        {documentos.map((documento) => {
          const { id, titulo, tipo, url, publicacao } = documento;
          return (
            <li key={id}>
              <IconFileText size={20} aria-hidden />
              <span className={classes.document}>
                {opens(url) ? (
                  <a href={atPrefix(url)} target="_blank" rel="noopener noreferrer" aria-label={t('documentos.open', { titulo })}>
                    {titulo} <IconExternalLink size={14} aria-hidden />
                  </a>
                ) : (
                  titulo
                )}
                <span className={textStyles.second}>
                  {[tipo !== titulo && tipo, publicacao && format.date(publicacao), !opens(url) && t('documentos.unsafe')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {file(documento)}
              </span>
            </li>
          );
        })}
      </ul>
      {search}
    </DetailCard>
  );
}

/** Demo documents are local files; sources cannot name these, as invalid addresses are not stored. */
function opens(url: string): boolean {
  return url.startsWith('/files/') || isSafeLink(url);
}
