import { Button, Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ufs } from '#brasil/ufs.ts';
import { focusFirst, showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Address, addressKinds, type SentAddress } from '../../entities.ts';
import { calls } from '../calls.ts';
import classes from './Checkout.module.css';
import { cepOf, mobileOf } from './masks.ts';
import type { TypedAddress } from './typedAddress.ts';

/** Id of the form: the button to the payment is outside of it and submits it. */
export const ADDRESS_FORM = 'address';

type AddressFormProps = {
  typed: TypedAddress;
  /** Called on every change, so that nothing is lost. */
  keep: (typed: TypedAddress) => void;
  /** @param goesOn whether the button to the payment submitted it */
  saved: (address: Address, goesOn: boolean) => void;
  cancel: (() => void) | undefined;
};

/** The form of a new or existing address. */
export function AddressForm({ typed, keep, saved, cancel }: AddressFormProps) {
  const t = useTexts('orders');
  const kit = useTexts('kit');
  const common = useTexts('common');
  const { id, ...values } = typed;
  const queryClient = useQueryClient();
  const needed = (text: string) => (text.trim() === '' ? common('word.fillInThisField') : null);
  const form = useForm<Omit<TypedAddress, 'id'>>({
    initialValues: values,
    validate: {
      fullName: needed,
      mobile: (mobile) => needed(mobile) ?? (/^\([1-9]\d\) 9?[2-9]\d{3}-\d{4}$/.test(mobile) ? null : t('fault.mobile')),
      street: needed,
      city: needed,
      cep: (cep) => needed(cep) ?? (/^\d{5}-\d{3}$/.test(cep) ? null : t('fault.cep')),
      uf: (uf) => (uf === '' ? t('fault.uf') : null),
    },
  });
  const words = JSON.stringify(form.values);
  const latest = useRef({ keep, id });
  latest.current = { keep, id };
  const before = useRef(words);
  useEffect(() => {
    if (words === before.current) return;
    before.current = words;
    latest.current.keep({ ...JSON.parse(words), id: latest.current.id });
  }, [words]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: { body: SentAddress; goesOn: boolean }) =>
      id === null ? calls.addAddress.send({ body }) : calls.editAddress.send({ params: { id }, body }),
    meta: { handlesFailure: true },
    onSuccess: async (address, { goesOn }) => {
      await queryClient.invalidateQueries({ queryKey: calls.addresses.key() });
      saved(address, goesOn);
    },
    onError: (error) => showFaults(form, error),
  });
  const submit = form.onSubmit((sent, event) => {
    const sender = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
    if (!isPending) mutate({ body: sent as SentAddress, goesOn: sender?.hasAttribute('form') === true });
  }, focusFirst);
  const field = (name: keyof typeof values) => ({ label: t(`address.field.${name}`), ...form.getInputProps(name) });
  return (
    <form id={ADDRESS_FORM} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <TextInput {...field('fullName')} required maxLength={120} autoComplete="name" dir="auto" />
        <TextInput
          {...field('mobile')}
          required
          type="tel"
          autoComplete="tel-national"
          dir="ltr"
          placeholder="(61) 95550-0142"
          maxLength={15}
          onChange={({ currentTarget }) => form.setFieldValue('mobile', mobileOf(currentTarget.value))}
        />
        <TextInput
          {...field('cep')}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          dir="ltr"
          placeholder="70160-900"
          maxLength={9}
          onChange={({ currentTarget }) => form.setFieldValue('cep', cepOf(currentTarget.value))}
        />
        <TextInput className={classes.wide} {...field('street')} required maxLength={160} autoComplete="address-line1" dir="auto" />
        <TextInput className={classes.wide} {...field('landmark')} maxLength={160} autoComplete="address-line2" dir="auto" />
        <TextInput {...field('city')} required maxLength={80} autoComplete="address-level2" dir="auto" />
        <NativeSelect
          {...field('uf')}
          required
          autoComplete="address-level1"
          data={[{ value: '', label: t('address.chooseUf') }, ...ufs]}
        />
        <Radio.Group className={classes.wide} {...field('kind')}>
          <Group mt="xs">
            {addressKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(`address.kind.${kind}`)} />
            ))}
          </Group>
        </Radio.Group>
      </div>
      <Group mt="md">
        <Button type="submit" loading={isPending}>
          {t('address.save')}
        </Button>
        {cancel && (
          <Button variant="default" onClick={cancel}>
            {kit('action.cancel')}
          </Button>
        )}
      </Group>
    </form>
  );
}
