import { Fieldset, TextInput } from '@mantine/core';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { limits, type PropostaDetail } from '../entities.ts';

/** The contract of a won offer as it is typed; days are empty if not known. */
export type TypedContract = Record<'contrato_numero' | 'contrato_assinatura' | 'contrato_inicio' | 'contrato_fim', string>;
export type ContractFaults = { notDays: readonly (keyof TypedContract)[]; endsEarly: boolean };

const days = ['contrato_assinatura', 'contrato_inicio', 'contrato_fim'] as const;
const labels = {
  contrato_assinatura: 'field.contratoAssinatura',
  contrato_inicio: 'field.contratoInicio',
  contrato_fim: 'field.contratoFim',
} as const;

export function typedContract(proposta: Partial<Pick<PropostaDetail, keyof TypedContract>>): TypedContract {
  const { contrato_numero = '', contrato_assinatura, contrato_inicio, contrato_fim } = proposta;
  return {
    contrato_numero,
    contrato_assinatura: contrato_assinatura ?? '',
    contrato_inicio: contrato_inicio ?? '',
    contrato_fim: contrato_fim ?? '',
  };
}

/** What is wrong; undefined if nothing is. */
export function faultsOf(contract: TypedContract): ContractFaults | undefined {
  const notDays = days.filter((field) => contract[field] !== '' && !isDay(contract[field]));
  const { contrato_inicio: begin, contrato_fim: end } = contract;
  const endsEarly = isDay(begin) && isDay(end) && end < begin;
  return notDays.length > 0 || endsEarly ? { notDays, endsEarly } : undefined;
}

/** As the call takes it. */
export function contractToSend({ contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim }: TypedContract) {
  return {
    contrato_numero: contrato_numero.trim(),
    contrato_assinatura: contrato_assinatura || null,
    contrato_inicio: contrato_inicio || null,
    contrato_fim: contrato_fim || null,
  };
}

type ContractFieldsProps = { value: TypedContract; change: (value: TypedContract) => void; faults: ContractFaults | undefined };

/** Number, signature and validity of the contract, all optional. */
export function ContractFields({ value, change, faults }: ContractFieldsProps) {
  const t = useTexts('propostas');
  const common = useTexts('common');
  return (
    <Fieldset legend={t('contract.legend')}>
      <FieldGrid>
        <TextInput
          label={t('field.contratoNumero')}
          maxLength={limits.contrato}
          value={value.contrato_numero}
          onChange={({ currentTarget }) => change({ ...value, contrato_numero: currentTarget.value })}
        />
        {days.map((field) => (
          <DateField
            key={field}
            label={t(labels[field])}
            {...(field === 'contrato_fim' && { description: t('contract.endHint') })}
            value={value[field]}
            error={
              faults?.notDays.includes(field)
                ? common('filters.noDay')
                : faults?.endsEarly && field === 'contrato_fim' && t('contract.endsEarly')
            }
            onChange={(day) => change({ ...value, [field]: day })}
          />
        ))}
      </FieldGrid>
    </Fieldset>
  );
}
