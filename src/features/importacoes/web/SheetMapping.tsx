import { Button, Fieldset, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Campo, ImportacaoDetail, Previa } from '../entities.ts';
import classes from './ImportScreen.module.css';
import { sheetKinds, useKindName } from './kinds.ts';
import type { Reading } from './useAdjust.ts';

type Sheet = NonNullable<Previa['planilha']>;

/** What a field is comes below it, so that the fields of a row stand in line. */
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** As much of a sample as a choice has room for. */
const sampleLength = 40;

/** Of a sheet: what its rows are, and which of its columns holds which field. Every choice is checked by the server at once. */
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
  const nameOf = useKindName();
  const choices = sheetKinds.map((kind) => ({ value: kind, label: nameOf(kind) }));
  return (
    <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('sheet.title')}>
      <div className={classes.fields}>
        <NativeSelect
          label={t('sheet.kind')}
          value={tipo}
          data={tipo === '' ? [{ value: '', label: t('sheet.choose') }, ...choices] : choices}
          error={tipo === '' && t('sheet.kindMissing')}
          onChange={(event) => adjust({ tipo: event.currentTarget.value })}
        />
      </div>
      {/* By kind, because another kind has other fields. */}
      {tipo !== '' && sheet.campos.length > 0 && <Fields key={tipo} sheet={sheet} adjust={adjust} />}
    </Fieldset>
  );
}

function Fields({ sheet: { cabecalho, amostra, campos }, adjust }: { sheet: Sheet; adjust: (reading: Reading) => void }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  // As they stood at first: a field that jumps away once it is chosen would take the focus along.
  const [first] = useState(() => [...campos].sort((a, b) => urgency(b) - urgency(a)));
  const fields = first.flatMap(({ campo: name }) => campos.find(({ campo }) => campo === name) ?? []);
  const others = first.filter((field) => urgency(field) === 0).map(({ campo }) => campo);
  const shown = showsAll ? fields : fields.filter(({ campo }) => !others.includes(campo));
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
      <div className={classes.fields}>
        {shown.map(({ campo, coluna, obrigatorio, dica }) => (
          <NativeSelect
            key={campo}
            label={
              <>
                {t(`column.${campo}` as 'column.objeto', { defaultValue: campo })}
                {obrigatorio && <span className={classes.required}>{t('sheet.required')}</span>}
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
      </div>
      {others.length > 0 && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.fold}
            aria-expanded={showsAll}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setShowsAll(!showsAll)}
          >
            {t('sheet.others', { count: others.length, figure: format.number(others.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Required fields that no column was found for come first, then the other required ones, then what the sheet brings besides; 0: it does not. */
function urgency({ obrigatorio, coluna }: Campo): number {
  if (coluna === null) return obrigatorio ? 3 : 0;
  return obrigatorio ? 2 : 1;
}

function shortened(sample: string): string {
  return sample.length > sampleLength ? `${sample.slice(0, sampleLength - 1)}…` : sample;
}
