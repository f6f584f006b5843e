import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { api } from '#kit/web/request/api.ts';
import { limits, type PropostaDetail } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import classes from './Itens.module.css';

const notices = api('licitacoes', { listLotes: licitacoes.listLotes });
/** Items rendered at a time; the search finds the others. */
const SHOWN = 200;

type PickItemsProps = { proposta: PropostaDetail; opened: boolean; close: () => void };

/** Picks items of the notice for the offer. */
export function PickItems({ proposta, opened, close }: PickItemsProps) {
  const t = useTexts('propostas');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('item.pick')} size="lg">
      {opened && <PickForm proposta={proposta} close={close} />}
    </Dialog>
  );
}

function PickForm({ proposta: { id, edital, itens }, close }: Omit<PickItemsProps, 'opened'>) {
  const t = useTexts('propostas');
  const kit = useTexts('kit');
  const format = useFormat();
  const queryClient = useQueryClient();
  const query = useQuery(notices.listLotes.query({ params: { id: edital.id } }));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [typed, setTyped] = useState('');
  const known = new Set(itens.map(({ numero }) => numero));
  const add = useMutation({
    ...calls.addItems.mutation(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['propostas'] });
      close();
    },
  });
  const text = typed.trim().toLocaleLowerCase();
  return (
    <Loaded query={query} skeleton={<Skeleton height={240} />}>
      {({ lotes }) => {
        const free = lotes.filter(({ numero, descricao }) => !known.has(numero) && descricao !== '');
        const found = free.filter(({ numero, descricao }) => descricao.toLocaleLowerCase().includes(text) || String(numero) === text);
        const most = Math.min(found.length, limits.itens - itens.length);
        const isAll = most > 0 && found.slice(0, most).every(({ numero }) => chosen.includes(numero));
        if (free.length === 0) return <Text>{t('item.noneLeft')}</Text>;
        return (
          <Stack gap="md">
            <TextInput
              data-autofocus
              aria-label={t('item.search')}
              placeholder={t('item.search')}
              value={typed}
              maxLength={200}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Checkbox
              label={t('item.all', { count: found.length, figure: format.number(found.length) })}
              checked={isAll}
              disabled={found.length === 0}
              onChange={() => setChosen(isAll ? [] : found.slice(0, most).map(({ numero }) => numero))}
            />
            <div className={classes.picked}>
              {found.slice(0, SHOWN).map(({ numero, descricao, quantidade, unidade, valor_unitario }) => (
                <Checkbox
                  key={numero}
                  label={`${numero} · ${descricao}`}
                  description={[
                    quantidade !== null && `${format.number(quantidade)} ${unidade}`,
                    valor_unitario !== null && format.unitMoney(valor_unitario),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  checked={chosen.includes(numero)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen((now) => (checked ? [...now, numero] : now.filter((one) => one !== numero)))
                  }
                />
              ))}
            </div>
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {kit('action.cancel')}
              </Button>
              <Button
                disabled={chosen.length === 0}
                loading={add.isPending}
                onClick={() => add.mutate({ params: { id }, body: { numeros: [...chosen] } })}
              >
                {t('item.addChosen', { count: chosen.length, figure: format.number(chosen.length) })}
              </Button>
            </Group>
          </Stack>
        );
      }}
    </Loaded>
  );
}
