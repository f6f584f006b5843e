import { CloseButton, Combobox, Group, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Debounce of the search, in milliseconds. */
const typingPause = 250;

/** Chooses a document of the vault; each says how it stands on the day of the session. */
export function CertidaoField({ id, value, choose }: CertidaoFieldProps) {
  const t = useTexts('propostas');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  /** Undefined while nothing is searched. */
  const [typed, setTyped] = useState<string>();
  const [q] = useDebouncedValue((typed ?? '').trim(), typingPause);
  const query = useQuery({
    ...calls.findCertidoes.query({ params: { id }, query: { q } }),
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened,
  });
  const found = query.data?.certidoes ?? [];
  const label = t('checklist.field.certidao');
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        setTyped(undefined);
        combobox.closeDropdown();
        choose(found.find((one) => String(one.id) === chosen) ?? value);
      }}
    >
      <Combobox.Target>
        <TextInput
          label={label}
          placeholder={t('checklist.certidao.search')}
          autoComplete="off"
          maxLength={200}
          value={typed ?? value?.nome ?? ''}
          rightSection={value && <CloseButton size="sm" aria-label={t('checklist.certidao.clear')} onClick={() => choose(null)} />}
          onClick={() => combobox.openDropdown()}
          onFocus={(focus) => focus.currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
          onKeyDown={(press) => {
            if (press.key === 'Enter' && combobox.dropdownOpened) press.preventDefault();
            if (press.key === 'Escape') setTyped(undefined);
          }}
          onBlur={() => {
            setTyped(undefined);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
          {found.map((certidao) => (
            <Combobox.Option key={certidao.id} value={String(certidao.id)} active={certidao.id === value?.id}>
              <Group component="span" gap="4px 8px">
                <bdi>{certidao.nome}</bdi>
                <SituacaoBadge certidao={certidao} />
              </Group>
            </Combobox.Option>
          ))}
          {query.data && found.length === 0 && <Combobox.Empty>{t('checklist.certidao.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
