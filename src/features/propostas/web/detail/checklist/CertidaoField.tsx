import { CloseButton, Group } from '@mantine/core';
import { SearchedField } from '#kit/web/form/SearchedField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { CertidaoLigada } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import { SituacaoBadge } from './SituacaoBadge.tsx';

type CertidaoFieldProps = {
  /** The offer. */
  id: number;
  value: CertidaoLigada | null;
  choose: (certidao: CertidaoLigada | null) => void;
};

/** Chooses a document of the vault; each says how it stands on the day of the session. */
export function CertidaoField({ id, value, choose }: CertidaoFieldProps) {
  const t = useTexts('propostas');
  return (
    <SearchedField
      label={t('checklist.field.certidao')}
      placeholder={t('checklist.certidao.search')}
      none={t('checklist.certidao.none')}
      maxLength={200}
      value={value}
      nameOf={({ nome }) => nome}
      choose={choose}
      queryKey={calls.findCertidoes.key({ params: { id } })}
      find={async (q, signal) => (await calls.findCertidoes.send({ params: { id }, query: { q } }, { signal })).certidoes}
      rightSection={value && <CloseButton size="sm" aria-label={t('checklist.certidao.clear')} onClick={() => choose(null)} />}
      option={(certidao) => (
        <Group component="span" gap="4px 8px">
          <bdi>{certidao.nome}</bdi>
          <SituacaoBadge certidao={certidao} />
        </Group>
      )}
    />
  );
}
