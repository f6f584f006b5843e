import { Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './form-layout.module.css';

export const meta = {
  title: { pt: 'Disposição de formulários', en: 'Form layout', fr: 'Disposition des formulaires', de: 'Aufbau von Formularen' },
  words: 'layout form vertical horizontal columns colunas colonnes Spalten grade FieldGrid FormFoot',
  old: ['/forms/layout/form-layout', '/forms/layouts', '/forms/layout'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/form/FieldGrid.tsx',
  use: {
    pt: 'Uma coluna para ler em ordem; duas quando os campos são curtos e não dependem uns dos outros.',
    en: 'One column to be read in order; two when the fields are short and do not depend on each other.',
    fr: 'Une colonne à lire dans l’ordre ; deux quand les champs sont courts et indépendants.',
    de: 'Eine Spalte zum Lesen der Reihe nach; zwei, wenn die Felder kurz und unabhängig sind.',
  },
  avoid: {
    pt: 'Mais de dez campos numa tela só: use o assistente em passos.',
    en: 'More than ten fields on one screen: use the wizard with its steps.',
    fr: 'Plus de dix champs sur un écran : l’assistant par étapes.',
    de: 'Mehr als zehn Felder auf einem Bildschirm: dafür den Assistenten mit Schritten.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Salva, de qualquer campo de uma linha',
        en: 'Saves, from any field of one line',
        fr: 'Enregistre, depuis tout champ d’une ligne',
        de: 'Speichert, aus jedem einzeiligen Feld',
      },
      on: '#Vertical input >> nth=0',
      finds: '.mantine-Notification-root',
    },
  ],
  props: [
    {
      name: 'FieldGrid',
      type: '{ children }',
      says: {
        pt: 'Põe lado a lado quantos campos couberem, com ao menos 280 pixels cada.',
        en: 'Puts as many fields side by side as fit, each at least 280 pixels wide.',
        fr: 'Place côte à côte autant de champs que possible, de 280 pixels au moins.',
        de: 'Stellt so viele Felder nebeneinander, wie passen, jedes mindestens 280 Pixel breit.',
      },
    },
    {
      name: 'FormFoot',
      type: '{ form, isSaving }',
      says: {
        pt: 'Os botões de salvar e de desfazer as alterações, sempre nesta ordem.',
        en: 'The buttons to save and to reset, always in this order.',
        fr: 'Les boutons d’enregistrement et d’annulation, toujours dans cet ordre.',
        de: 'Die Schaltflächen zum Speichern und Zurücksetzen, immer in dieser Reihenfolge.',
      },
    },
  ],
};

export const samples: Samples = {
  Vertical: {
    title: { pt: 'Uma coluna', en: 'One column', fr: 'Une colonne', de: 'Eine Spalte' },
    says: {
      pt: 'O comum. Salvar guarda os valores só nesta página.',
      en: 'The usual one. Saving keeps the values on this page only.',
      fr: 'L’usuelle. L’enregistrement ne garde les valeurs que sur cette page.',
      de: 'Das Übliche. Gespeichert wird nur auf dieser Seite.',
    },
  },
  TwoColumns: {
    title: { pt: 'Duas colunas', en: 'Two columns', fr: 'Deux colonnes', de: 'Zwei Spalten' },
    says: {
      pt: 'No celular vira uma só. Salvar guarda os valores só nesta página.',
      en: 'On a phone it becomes one. Saving keeps the values on this page only.',
      fr: 'Une seule sur téléphone. L’enregistrement ne vaut que pour cette page.',
      de: 'Auf dem Telefon wird eine daraus. Gespeichert wird nur auf dieser Seite.',
    },
    picture: true,
  },
  LabelsBeside: {
    title: { pt: 'Rótulos ao lado', en: 'Labels beside the fields', fr: 'Étiquettes à côté', de: 'Beschriftung daneben' },
    says: {
      pt: 'Para conferir dados conhecidos; com pouca largura, os rótulos sobem. Salvar guarda os valores só nesta página.',
      en: 'To check known data; on narrow screens the labels move up. Saving keeps the values on this page only.',
      fr: 'Pour vérifier des données connues ; à l’étroit, les étiquettes montent. L’enregistrement ne vaut que pour cette page.',
      de: 'Zum Prüfen bekannter Daten; bei wenig Platz rücken sie nach oben. Gespeichert wird nur auf dieser Seite.',
    },
  },
};

const words = {
  city: { pt: 'Município', en: 'Town', fr: 'Commune', de: 'Ort' },
  notes: { pt: 'Observações', en: 'Remarks', fr: 'Remarques', de: 'Bemerkungen' },
};

const company = { name: 'Gráfica Horizonte', city: 'Ilhéus', email: 'contato@horizonte.example', phone: '(73) 3555-0142', notes: '' };

/** A form that keeps its values on this page. */
function useCompanyForm() {
  const kit = useTexts('kit');
  const form = useForm({ initialValues: company });
  const save = form.onSubmit((values) => {
    form.setInitialValues(values);
    form.resetDirty(values);
    toast.success(kit('form.saved'));
  });
  return { form, save };
}

export function Vertical() {
  const t = useWords(words);
  const common = useTexts('common');
  const { form, save } = useCompanyForm();
  return (
    <form onSubmit={save}>
      <Stack maw={480}>
        <TextInput label={common('word.company')} autoComplete="organization" {...form.getInputProps('name')} />
        <TextInput label={common('word.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <Textarea label={t.notes} autosize minRows={2} {...form.getInputProps('notes')} />
      </Stack>
      <FormFoot form={form} isSaving={false} mt="lg" />
    </form>
  );
}

export function TwoColumns() {
  const t = useWords(words);
  const common = useTexts('common');
  const { form, save } = useCompanyForm();
  return (
    <form onSubmit={save}>
      <FieldGrid>
        <TextInput label={common('word.company')} autoComplete="organization" {...form.getInputProps('name')} />
        <TextInput label={t.city} autoComplete="address-level2" {...form.getInputProps('city')} />
        <TextInput label={common('word.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label={common('word.phone')} type="tel" autoComplete="tel-national" {...form.getInputProps('phone')} />
      </FieldGrid>
      <FormFoot form={form} isSaving={false} mt="lg" />
    </form>
  );
}

export function LabelsBeside() {
  const t = useWords(words);
  const common = useTexts('common');
  const { form, save } = useCompanyForm();
  return (
    <form onSubmit={save}>
      <Stack>
        <TextInput
          classNames={{ root: classes.beside }}
          label={common('word.company')}
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        <TextInput
          classNames={{ root: classes.beside }}
          label={common('word.email')}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Textarea classNames={{ root: classes.beside }} label={t.notes} autosize minRows={2} {...form.getInputProps('notes')} />
      </Stack>
      <div className={classes.foot}>
        <FormFoot form={form} isSaving={false} mt="lg" />
      </div>
    </form>
  );
}
