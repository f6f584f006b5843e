import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { documentos } from '#features/documentos/contract.ts';
import type { Empresa } from '#features/empresa/contract.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { fileNameOf } from '../fileName.ts';
import { Missing, missingIn } from './Missing.tsx';
import { ProposalEntries } from './ProposalEntries.tsx';
import { type Aviso, termsOf } from './terms.ts';

const documents = api('documentos', { proposta: documentos.proposta });
type Formato = 'pdf' | 'docx';

/** Days for which proposals are usually valid (Lei 14.133/2021 leaves it to the notice). */
const USUAL_DAYS = 60;
const MOST_DAYS = 3650;

type GerarFormProps = { proposta: PropostaDetail; empresa: Empresa; aviso: Aviso | undefined; close: () => void };

export function GerarForm({ proposta, empresa, aviso, close }: GerarFormProps) {
  const t = useTexts('propostas');
  const kit = useTexts('kit');
  const common = useTexts('common');
  const [validadeDias, setValidade] = useState<number | string>(USUAL_DAYS);
  const [prazoEntrega, setPrazo] = useState('');
  const [local, setLocal] = useState([empresa.municipio, empresa.uf].filter(Boolean).join('/'));
  const [data, setData] = useState(() => dayInBrasilia(new Date()));
  const [showsFaults, setShowsFaults] = useState(false);
  const missing = missingIn(proposta, empresa);
  const faults = {
    validade: typeof validadeDias !== 'number' || validadeDias < 1 || validadeDias > MOST_DAYS,
    local: local.trim() === '',
    data: !isDay(data),
  };
  const write = useMutation({
    mutationKey: ['documentos', 'proposta'],
    meta: { handlesFailure: true },
    mutationFn: (formato: Formato) =>
      documents.proposta.download(`proposta-${fileNameOf(proposta.edital.nome)}.${formato}`, {
        query: { formato },
        body: termsOf(proposta, aviso, { validadeDias: Number(validadeDias), prazoEntrega, local, data }),
      }),
  });
  const start = (formato: Formato) => {
    setShowsFaults(true);
    if (!Object.values(faults).some(Boolean)) write.mutate(formato);
  };
  const button = (formato: Formato, Icon: typeof IconFileTypePdf) => (
    <Button
      variant={formato === 'pdf' ? 'filled' : 'light'}
      leftSection={<Icon size={18} aria-hidden />}
      disabled={missing.company || missing.items}
      loading={write.isPending && write.variables === formato}
      onClick={() => start(formato)}
    >
      {t(`gerar.${formato}`)}
    </Button>
  );
  return (
    <Stack gap="md">
      <Missing missing={missing} close={close} />
      <FieldGrid>
        <NumberInput
          label={t('gerar.validade')}
          min={1}
          max={MOST_DAYS}
          allowDecimal={false}
          allowNegative={false}
          value={validadeDias}
          error={showsFaults && faults.validade && t('item.between', { min: 1, max: MOST_DAYS })}
          onChange={setValidade}
        />
        <TextInput
          label={t('gerar.prazo')}
          description={t('gerar.prazoHint')}
          maxLength={300}
          value={prazoEntrega}
          onChange={({ currentTarget }) => setPrazo(currentTarget.value)}
        />
        <TextInput
          required
          label={t('gerar.local')}
          maxLength={120}
          value={local}
          error={showsFaults && faults.local && common('word.fillInThisField')}
          onChange={({ currentTarget }) => setLocal(currentTarget.value)}
        />
        <DateField label={t('gerar.data')} value={data} error={showsFaults && faults.data && common('filters.noDay')} onChange={setData} />
      </FieldGrid>
      {proposta.papel !== 'leitor' && <ProposalEntries id={proposta.id} />}
      {write.isError && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {messageOf(write.error)}
        </Text>
      )}
      {write.isSuccess && (
        <Text size="sm" role="status">
          {t('gerar.done')}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {kit('action.close')}
        </Button>
        {button('docx', IconFileTypeDocx)}
        {button('pdf', IconFileTypePdf)}
      </Group>
    </Stack>
  );
}
