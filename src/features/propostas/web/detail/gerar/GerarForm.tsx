import { Button, Checkbox, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import type { Empresa } from '#features/empresa/contract.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { Missing, missingIn } from './Missing.tsx';
import { ProposalEntries } from './ProposalEntries.tsx';
import { type Aviso, termsOf } from './terms.ts';
import { type Formato, NotKept, useWriteProposta } from './useWriteProposta.ts';

/** Days for which proposals are usually valid (Lei 14.133/2021 leaves it to the notice). */
const USUAL_DAYS = 60;
const MOST_DAYS = 3650;

type GerarFormProps = { proposta: PropostaDetail; empresa: Empresa; aviso: Aviso | undefined; close: () => void };

export function GerarForm({ proposta, empresa, aviso, close }: GerarFormProps) {
  const t = useTexts('propostas');
  const kit = useTexts('kit');
  const common = useTexts('common');
  const format = useFormat();
  const mayEdit = proposta.papel !== 'leitor';
  const [validadeDias, setValidade] = useState<number | string>(USUAL_DAYS);
  const [prazoEntrega, setPrazo] = useState('');
  const [local, setLocal] = useState([empresa.municipio, empresa.uf].filter(Boolean).join('/'));
  const [data, setData] = useState(() => dayInBrasilia(new Date()));
  const [keeps, setKeeps] = useState(false);
  const [showsFaults, setShowsFaults] = useState(false);
  const missing = missingIn(proposta, empresa);
  const faults = {
    validade: typeof validadeDias !== 'number' || validadeDias < 1 || validadeDias > MOST_DAYS,
    local: local.trim() === '',
    data: !isDay(data),
  };
  const write = useWriteProposta(proposta);
  const start = (formato: Formato) => {
    setShowsFaults(true);
    if (Object.values(faults).some(Boolean)) return;
    const terms = termsOf(proposta, aviso, { validadeDias: Number(validadeDias), prazoEntrega, local, data });
    write.mutate({ formato, terms, keeps: mayEdit && keeps });
  };
  const button = (formato: Formato, Icon: typeof IconFileTypePdf) => (
    <Button
      variant={formato === 'pdf' ? 'filled' : 'light'}
      leftSection={<Icon size={18} aria-hidden />}
      disabled={missing.company || missing.items}
      loading={write.isPending && write.variables.formato === formato}
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
          // Below the field, so that the fields of a row are level.
          inputWrapperOrder={['label', 'input', 'description', 'error']}
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
      {mayEdit && (
        <>
          <Checkbox
            label={t('gerar.keep')}
            description={t('gerar.keepHint')}
            checked={keeps}
            onChange={({ currentTarget: { checked } }) => setKeeps(checked)}
          />
          <ProposalEntries id={proposta.id} />
        </>
      )}
      {write.isError && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {write.error instanceof NotKept ? t('gerar.notKept', { why: messageOf(write.error.cause) }) : messageOf(write.error)}
        </Text>
      )}
      {write.isSuccess && (
        <Text size="sm" role="status">
          {write.data === undefined ? t('gerar.done') : t('gerar.kept', { versao: format.number(write.data) })}
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
