import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#kit/web/Dialog.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import type { LicitacaoDetail } from '../entities.ts';
import { calls } from './calls.ts';

type AccountFormProps = { licitacao: LicitacaoDetail; opened: boolean; close: () => void };

/** Longest values the server takes. */
const lengths = { bankName: 200, country: 100, iban: 50, swiftCode: 20 } as const;
const fields = Object.keys(lengths) as (keyof typeof lengths)[];

export function AccountForm({ licitacao, opened, close }: AccountFormProps) {
  const t = useTexts('licitacoes');
  return (
    <Dialog opened={opened} close={close} title={t('payment.editTitle', { orgao: licitacao.orgao })}>
      {/* Lives only while the window is open, and for one órgão: a form reads its first values once. */}
      <Fields key={licitacao.orgao_cnpj} licitacao={licitacao} close={close} />
    </Dialog>
  );
}

function Fields({ licitacao: { orgao_cnpj, paymentDetails }, close }: Omit<AccountFormProps, 'opened'>) {
  const t = useTexts('licitacoes');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const { bankName, country, iban, swiftCode } = paymentDetails;
  const form = useForm({ initialValues: { bankName, country, iban, swiftCode } });
  const save = useMutation({
    ...calls.saveAccount.mutation(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: calls.show.key() });
      toast.success(t('payment.saved'));
      close();
    },
  });
  return (
    <form onSubmit={form.onSubmit((body) => save.mutate({ params: { cnpj: orgao_cnpj }, body }))}>
      <Stack gap="md">
        {fields.map((field) => (
          <TextInput key={field} label={t(`payment.${field}`)} maxLength={lengths[field]} {...form.getInputProps(field)} />
        ))}
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
