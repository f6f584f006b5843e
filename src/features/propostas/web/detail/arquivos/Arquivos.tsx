import { Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import { UploadCard } from '#kit/web/sending/UploadCard.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import { arquivoLimits } from '../../../arquivos.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import { ArquivoRow } from './ArquivoRow.tsx';
import { uploadsOf } from './uploads.ts';

const DropZone = lazy(async () => ({ default: (await import('#kit/web/sending/DropZone.tsx')).DropZone }));

/** The files of an offer with their versions. */
export function Arquivos({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const queryClient = useQueryClient();
  const { id } = proposta;
  const mayEdit = proposta.papel !== 'leitor';
  const query = useQuery({ ...calls.listFiles.query({ params: { id } }), ...renewsAddresses });
  const uploads = uploadsOf(id);
  const running = uploads.use();
  return (
    <DetailCard title={t('arquivos.title')}>
      <Stack gap="md">
        {mayEdit && (
          <Suspense fallback={<Skeleton height={104} />}>
            <DropZone
              title={t('arquivos.drop')}
              taken={t('arquivos.taken')}
              take={(files) => uploads.send(queryClient, files, arquivoLimits.bytes)}
              limit={arquivoLimits.bytes}
            />
          </Suspense>
        )}
        {running.length > 0 && (
          <ul className={sending.cards} aria-label={t('arquivos.sent')}>
            {running.map((upload) => (
              <UploadCard key={upload.key} upload={upload} uploads={uploads} />
            ))}
          </ul>
        )}
        <Loaded query={query} skeleton={<Skeleton height={80} />}>
          {({ arquivos }) =>
            arquivos.length === 0 ? (
              <p className={textStyles.dimmed}>{t('arquivos.none')}</p>
            ) : (
              <ul aria-label={t('arquivos.title')}>
                {arquivos.map((arquivo) => (
                  <ArquivoRow key={arquivo.versoes.at(-1)?.id} id={id} arquivo={arquivo} mayEdit={mayEdit} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
    </DetailCard>
  );
}
