import { Fieldset, NativeSelect, Text } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { FoldButton } from '#kit/web/sending/FoldButton.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import type { ImportacaoDetail, Previa } from '../../entities.ts';
import classes from '../ImportScreen.module.css';
import { templatesOf, useKinds } from '../useKinds.ts';
import type { Reading } from './useAdjust.ts';

type Sheet = NonNullable<Previa['planilha']>;

/** Descriptions go below the inputs, so that fields of a row align. */
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Longest sample shown in a choice. */
const sampleLength = 40;

/** Maps a sheet: the kind of its rows, and the column of each field. Every choice is checked by the server immediately. */
export function SheetMapping({
  run: { tipo },
  sheet,
  adjust,
}: {
  run: ImportacaoDetail;
  sheet: Sheet;
  adjust: (reading: Reading) => void;
}) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const choices = templatesOf(useKinds()).map((kind) => ({ value: kind.tipo, label: kind.titulo }));
  const isRead = tipo !== '' && sheet.campos.length > 0 && sheet.campos.every(({ obrigatorio, coluna }) => !obrigatorio || coluna !== null);
  // Stays open when the last missing field is chosen.
  const [isOpen, setIsOpen] = useState(!isRead);
  const isShown = isOpen || !isRead;
  useEffect(() => {
    if (!isRead) setIsOpen(true);
  }, [isRead]);
  const region = useId();
  const recognised = sheet.campos.filter(({ coluna }) => coluna !== null).length;
  return (
    <Fieldset variant="unstyled" miw={0} classNames={{ legend: classes.legend }} legend={t('sheet.title')}>
      {isRead && (
        <FoldButton region={region} isShown={isShown} toggle={() => setIsOpen(!isShown)}>
          {t('sheet.recognised', { count: recognised, figure: format.number(recognised) })}
        </FoldButton>
      )}
      <div id={region} hidden={!isShown} className={sending.part}>
        <FieldGrid>
          <NativeSelect
            label={t('sheet.kind')}
            value={tipo}
            data={tipo === '' ? [{ value: '', label: t('sheet.choose') }, ...choices] : choices}
            error={tipo === '' && t('sheet.kindMissing')}
            onChange={(event) => adjust({ tipo: event.currentTarget.value })}
          />
        </FieldGrid>
        {/* Keyed by kind, because another kind has other fields. */}
        {tipo !== '' && sheet.campos.length > 0 && <Fields key={tipo} sheet={sheet} adjust={adjust} />}
      </div>
    </Fieldset>
  );
}

function Fields({ sheet: { cabecalho, amostra, campos }, adjust }: { sheet: Sheet; adjust: (reading: Reading) => void }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  // The initial fields: a field that disappeared when cleared could not be chosen again.
  const [others] = useState(() =>
    campos.filter(({ obrigatorio, chave, coluna }) => !obrigatorio && !chave && coluna === null).map(({ campo }) => campo),
  );
  const shown = showsAll ? campos : campos.filter(({ campo }) => !others.includes(campo));
  const columns = cabecalho.map((heading, place) => {
    const sample = amostra.map((cells) => cells[place]).find(Boolean) ?? '';
    const name = heading || t('sheet.column', { number: place + 1 });
    return { value: String(place), label: sample === '' ? name : t('sheet.sample', { heading: name, sample: shortened(sample) }) };
  });
  const choose = (name: string, value: string) =>
    adjust({
      campos: campos.map(({ campo, coluna }) => ({ campo, coluna: campo !== name ? coluna : value === '' ? null : Number(value) })),
    });
  return (
    <>
      <FieldGrid>
        {shown.map(({ campo, titulo, coluna, obrigatorio, dica }) => (
          <NativeSelect
            key={campo}
            label={
              <>
                {titulo}
                {obrigatorio && (
                  <Text span inherit fw={400} c="dimmed">
                    {t('sheet.required')}
                  </Text>
                )}
              </>
            }
            description={dica}
            inputWrapperOrder={order}
            error={obrigatorio && coluna === null && t('sheet.columnMissing')}
            value={coluna === null ? '' : String(coluna)}
            data={[{ value: '', label: obrigatorio ? t('sheet.choose') : t('sheet.leaveOut') }, ...columns]}
            onChange={(event) => choose(campo, event.currentTarget.value)}
          />
        ))}
      </FieldGrid>
      {others.length > 0 && (
        <FoldButton isShown={showsAll} toggle={() => setShowsAll(!showsAll)}>
          {t('sheet.others', { count: others.length, figure: format.number(others.length) })}
        </FoldButton>
      )}
    </>
  );
}

function shortened(sample: string): string {
  return sample.length > sampleLength ? `${sample.slice(0, sampleLength - 1)}…` : sample;
}
