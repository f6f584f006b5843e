import { Text } from '@mantine/core';
import { IconCalendarExclamation } from '@tabler/icons-react';
import { BeforeAfter, ChangeRow } from '#kit/web/detail/history/ChangeRow.tsx';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { changedField } from '../../../changedField.ts';
import type { Alteracao } from '../../../entities.ts';
import { useFieldText } from '../useFieldText.ts';
import { TextChange } from './TextChange.tsx';

/** Above this length of both values, the difference is shown within the text. */
const LONG = 80;

/** An entry of the history: what changed, from and to. */
export function Change({ change }: { change: Alteracao }) {
  const t = useTexts('detail');
  const language = useLanguage();
  const show = useFieldText();
  const { parte, numero, campo, antes, depois } = change;
  const field = changedField(change);
  const isDeadline = parte === 'licitacao' && (campo === 'abertura' || campo === 'encerramento');
  // For all parts of a kind only their number is shown.
  const isCount = parte !== 'licitacao' && numero === '';
  const label = [usePart(change), campo && !isCount && (field?.label[language] ?? campo)].filter(Boolean).join(' · ');
  const words = (value: string | null) => (value ? show(value, field?.kind ?? 'text') : '');
  const [before, after] = [words(antes), words(depois)];
  return (
    <ChangeRow
      isUrgent={isDeadline}
      label={
        <>
          {isDeadline && <IconCalendarExclamation size={16} aria-label={t('historico.deadline')} role="img" />}
          {label}
        </>
      }
    >
      {numero !== '' && campo === '' && (antes === null || depois === null) ? (
        <ComeOrGone text={before || after} isGone={depois === null} />
      ) : before.length + after.length > LONG ? (
        <TextChange before={before} after={after} />
      ) : (
        <BeforeAfter before={before} after={after} />
      )}
    </ChangeRow>
  );
}

/** An added or removed part. */
function ComeOrGone({ text, isGone }: { text: string; isGone: boolean }) {
  const t = useTexts('detail');
  return (
    <>
      <Text span inherit c="dimmed">
        {isGone ? t('historico.gone') : t('historico.come')}
      </Text>{' '}
      {isGone ? <del>{text}</del> : <ins>{text}</ins>}
    </>
  );
}

/** «Item 3», «Resultado do item 1», or «Itens» without a number; empty for the notice itself. */
function usePart({ parte, numero }: Alteracao): string {
  const t = useTexts('detail');
  if (parte === 'licitacao') return '';
  if (numero === '') return t(`historico.partes.${parte}`);
  // A result's number consists of its item's and its own: `1.2`.
  const [item = '', sequencial = ''] = numero.split('.');
  if (parte === 'resultado' && Number(sequencial) > 1) return t('historico.outroResultado', { numero: item, sequencial });
  return t(`historico.parte.${parte}`, { numero: item });
}
