import { NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bareNumber, masked } from '#brasil/documento.ts';
import { ufs } from '#brasil/ufs.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { type SavedForm, useSavedForm } from '#kit/web/form/useSavedForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import surface from '#kit/web/page/surface.module.css';
import { type DadosDaEmpresa, type Empresa, empresaFields } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './Empresa.module.css';

/** The own company's data, for admins. */
export function EmpresaScreen() {
  const t = useTexts('empresa');
  const query = useQuery(calls.read.query());
  return (
    <Page title={t('title')}>
      <div className={`${surface.surface} ${classes.card}`}>
        <Loaded query={query} skeleton={<Skeleton height={640} />}>
          {(empresa) => <Form saved={empresa} />}
        </Loaded>
      </div>
    </Page>
  );
}

/** As it is typed and read: numbers with their marks. */
function valuesOf({ version: _, ...dados }: Empresa): DadosDaEmpresa {
  const cep = dados.cep.replace(/^(\d{5})(\d{3})$/, '$1-$2');
  return { ...dados, cnpj: masked(bareNumber(dados.cnpj)), representanteCpf: masked(bareNumber(dados.representanteCpf)), cep };
}

function Form({ saved }: { saved: Empresa }) {
  const t = useTexts('empresa');
  const { form, submit, isSaving } = useSavedForm<DadosDaEmpresa>({
    saved: valuesOf(saved),
    save: async ({ values }) => valuesOf(await calls.save.send({ body: { ...values, version: saved.version } })),
  });
  const field = (name: keyof DadosDaEmpresa, more: Pick<TextProps, 'required' | 'type' | 'dir'> = {}) => (
    <Text name={name} form={form} {...more} />
  );
  return (
    <form onSubmit={submit} noValidate>
      <Part name="who">
        {field('razaoSocial', { required: true })}
        {field('nomeFantasia')}
        {field('cnpj', { required: true, dir: 'ltr' })}
        {field('inscricaoEstadual')}
        {field('inscricaoMunicipal')}
      </Part>
      <Part name="where">
        {field('logradouro')}
        {field('numero')}
        {field('complemento')}
        {field('bairro')}
        {field('municipio')}
        <NativeSelect label={t('field.uf')} data={['', ...ufs]} {...form.getInputProps('uf')} />
        {field('cep', { dir: 'ltr' })}
      </Part>
      <Part name="contact">
        {field('telefone', { type: 'tel', dir: 'ltr' })}
        {field('email', { type: 'email', dir: 'ltr' })}
        {field('site', { dir: 'ltr' })}
      </Part>
      <Part name="bank">
        {field('banco')}
        {field('agencia')}
        {field('conta')}
        {field('pix', { dir: 'ltr' })}
      </Part>
      <Part name="representative">
        {field('representanteNome')}
        {field('representanteCpf', { dir: 'ltr' })}
        {field('representanteCargo')}
      </Part>

      <FormFoot form={form} isSaving={isSaving} />
    </form>
  );
}

function Part({ name, children }: { name: 'who' | 'where' | 'contact' | 'bank' | 'representative'; children: ReactNode }) {
  const t = useTexts('empresa');
  return (
    <SettingsSection title={t(`part.${name}`)} lead={t(`lead.${name}`)}>
      <FieldGrid>{children}</FieldGrid>
    </SettingsSection>
  );
}

type TextProps = {
  name: keyof DadosDaEmpresa;
  form: Pick<SavedForm<DadosDaEmpresa>['form'], 'getInputProps'>;
  required?: boolean;
  type?: 'tel' | 'email';
  dir?: 'ltr';
};

function Text({ name, form, ...more }: TextProps) {
  const t = useTexts('empresa');
  const { maxLength } = empresaFields[name] as { maxLength?: number };
  return <TextInput label={t(`field.${name}`)} maxLength={maxLength} autoComplete="off" {...more} {...form.getInputProps(name)} />;
}
