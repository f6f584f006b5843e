import {
  Checkbox,
  Fieldset,
  MultiSelect,
  NativeSelect,
  NumberInput,
  PasswordInput,
  Radio,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Sample } from '../Sample.tsx';

const states = ['AC', 'BA', 'CE', 'DF', 'MG', 'PR', 'RJ', 'RS', 'SC', 'SP'];

export function FieldsSection() {
  const t = useTexts('gallery');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const marks = useNumberMarks();
  return (
    <>
      <Sample title={common('word.text')} when={t('fields.textWhen')}>
        <FieldGrid>
          <TextInput label={t('fields.name')} description={t('fields.nameHint')} defaultValue={t('fields.nameValue')} />
          <TextInput label={common('word.email')} required error={t('fields.missing')} />
          <TextInput label={t('fields.disabled')} disabled defaultValue={t('fields.nameValue')} />
          <TextInput label={kit('keys.search')} type="search" leftSection={<IconSearch size={18} aria-hidden />} />
          <PasswordInput
            label={t('fields.password')}
            defaultValue="licitar"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }}
          />
        </FieldGrid>
      </Sample>
      <Sample title={t('fields.number')} when={t('fields.numberWhen')}>
        <FieldGrid>
          <NumberInput
            {...marks}
            hideControls
            label={t('fields.amount')}
            prefix="R$ "
            decimalScale={2}
            fixedDecimalScale
            defaultValue={12_431.2}
          />
          <NumberInput {...marks} hideControls label={t('fields.amount')} prefix="R$ " defaultValue={-1} error={t('fields.negative')} />
        </FieldGrid>
      </Sample>
      <Sample title={t('fields.choice')} when={t('fields.choiceWhen')}>
        <FieldGrid>
          <NativeSelect label={kit('table.perPage')} data={['10', '25', '50', '100']} />
          <Select label={t('fields.state')} data={states} defaultValue="MG" searchable allowDeselect={false} />
          <MultiSelect label={t('fields.states')} data={states} defaultValue={['BA', 'SP']} searchable />
          <Choice />
        </FieldGrid>
      </Sample>
      <Sample title={t('fields.switches')} when={t('fields.switchesWhen')}>
        <FieldGrid>
          <Fieldset legend={common('word.status')}>
            <Stack gap="xs">
              <Checkbox label={t('fields.open')} defaultChecked />
              <Checkbox label={t('fields.some')} defaultChecked={false} indeterminate />
              <Checkbox label={t('fields.disabled')} disabled />
            </Stack>
          </Fieldset>
          <Radio.Group label={t('fields.one')} defaultValue="pt" name="gallery-radio">
            <Stack gap="xs" mt={4}>
              <Radio value="pt" label={t('fields.first')} />
              <Radio value="en" label={t('fields.second')} />
              <Radio value="fr" label={t('fields.disabled')} disabled />
            </Stack>
          </Radio.Group>
          <Stack gap="xs">
            <Switch label={common('word.notifications')} description={t('fields.onHint')} defaultChecked />
            <Switch label={t('fields.disabled')} disabled />
          </Stack>
        </FieldGrid>
      </Sample>
    </>
  );
}

/** A few choices that are always visible. */
function Choice() {
  const t = useTexts('gallery');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const [value, setValue] = useState('month');
  return (
    <div>
      <Text size="sm" fw={550} mb={4} id="gallery-view">
        {kit('table.view')}
      </Text>
      <SegmentedControl
        aria-labelledby="gallery-view"
        value={value}
        onChange={setValue}
        data={[
          { value: 'day', label: common('word.day') },
          { value: 'week', label: t('fields.week') },
          { value: 'month', label: common('word.month') },
        ]}
      />
    </div>
  );
}
