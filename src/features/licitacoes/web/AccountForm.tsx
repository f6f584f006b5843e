import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#kit/web/Dialog.tsx';
import { showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import { isBrazil } from '../bankAccount.ts';
import type { LicitacaoDetail } from '../entities.ts';
import { calls } from './calls.ts';

type AccountFormProps = { licitacao: LicitacaoDetail; opened: boolean; close: () => void };

/** Longest values the server takes. */
const lengths = { bankName: 200, country: 100, branch: 20, accountNumber: 30, iban: 50, swiftCode: 20 } as const;

export function AccountForm({ licitacao, opened, close }: AccountFormProps) {
  const t = useTexts('licitacoes');
  return (
    <Dialog opened={opened} close={close} title={t('payment.editTitle', { orgao: licitacao.orgao })}>
      {/* Lives only while the window is open, and for one órgão: a form reads its first values once. */}
      <Fields key={licitacao.orgao_cnpj} licitacao={licitacao} close={close} />
    </Dialog>
  );
}

/** Branch and number for an account in Brazil, IBAN and SWIFT for any other. */
function Fields({ licitacao: { orgao_cnpj, paymentDetails, agencia, conta }, close }: Omit<AccountFormProps, 'opened'>) {
  const t = useTexts('licitacoes');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const { bankName, country, iban, swiftCode } = paymentDetails;
  const form = useForm({
    initialValues: { bankName, country: country || 'Brasil', iban, swiftCode, branch: agencia, accountNumber: conta },
  });
  const isLocal = isBrazil(form.values.country);
  const save = useMutation({
    ...calls.saveAccount.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: calls.show.key() });
      toast.success(t('payment.saved'));
      close();
    },
    onError: (error) => showFaults(form, error),
  });
  const submit = form.onSubmit((values) => {
    // What belongs to the other kind of account, and is not on screen, is not sent; an IBAN that is kept stays with its own account.
    const isSameAccount = values.branch === agencia && values.accountNumber === conta;
    const body = isLocal
      ? { ...values, iban: isSameAccount && conta !== '' ? iban : '', swiftCode: isSameAccount && conta !== '' ? swiftCode : '' }
      : { ...values, branch: '', accountNumber: '' };
    save.mutate({ params: { cnpj: orgao_cnpj }, body });
  });
  const shown = isLocal
    ? (['bankName', 'country', 'branch', 'accountNumber'] as const)
    : (['bankName', 'country', 'iban', 'swiftCode'] as const);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {shown.map((field) => (
          <TextInput key={field} label={t(`payment.${field}`)} maxLength={lengths[field]} {...form.getInputProps(field)} />
        ))}
        {(bankName || conta || iban) && (
          <Text size="sm" c="dimmed">
            {t('payment.clearHint')}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('payment.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
