import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { groupIban, isBrazil } from '../../bankAccount.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { calls } from '../calls.ts';

type AccountFormProps = { licitacao: LicitacaoDetail; opened: boolean; close: () => void };

/** Longest values that the server accepts. */
const lengths = { bankName: 200, country: 100, branch: 20, accountNumber: 30, iban: 50, swiftCode: 20 } as const;

export function AccountForm({ licitacao, opened, close }: AccountFormProps) {
  const tPayment = useTexts('payment');
  return (
    <Dialog opened={opened} close={close} title={tPayment('editTitle', { orgao: licitacao.orgao })}>
      {/* Mounted per opening and órgão, because a form reads its initial values once. */}
      <Fields key={licitacao.orgao_cnpj} licitacao={licitacao} close={close} />
    </Dialog>
  );
}

/** Branch and number for an account in Brazil, IBAN and SWIFT for others; further fields while they have a value, as all are sent. */
function Fields({ licitacao: { orgao_cnpj, paymentDetails, agencia, conta }, close }: Omit<AccountFormProps, 'opened'>) {
  const t = useTexts('payment');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const { bankName, country, iban, swiftCode } = paymentDetails;
  const isKept = [bankName, iban, swiftCode, agencia, conta].some(Boolean);
  const initialValues = {
    ...{ bankName, country: isKept ? country : 'Brasil', branch: agencia, accountNumber: conta },
    ...{ iban: groupIban(iban), swiftCode },
  };
  const form = useForm({ initialValues });
  const belongs = isBrazil(form.values.country) ? { branch: true, accountNumber: true } : { iban: true, swiftCode: true };
  const isShown = (field: keyof typeof lengths) =>
    field in { bankName, country, ...belongs } || initialValues[field] !== '' || form.values[field] !== '' || form.isTouched(field);
  const save = useMutation({
    ...calls.saveAccount.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: calls.show.key() });
      toast.success(t('saved'));
      close();
    },
    onError: (error) => showFaults(form, error),
  });
  const fields = Object.keys(lengths) as (keyof typeof lengths)[];
  return (
    <form onSubmit={form.onSubmit((body) => save.mutate({ params: { cnpj: orgao_cnpj }, body }))} noValidate>
      <Stack gap="md">
        {fields.filter(isShown).map((field) => (
          <TextInput key={field} label={t(field)} maxLength={lengths[field]} {...form.getInputProps(field)} />
        ))}
        {isKept && (
          <Text size="sm" c="dimmed">
            {t('clearHint')}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
